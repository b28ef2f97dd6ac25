import '../features/accounts/one/queries.ts'; // queries-are-private
