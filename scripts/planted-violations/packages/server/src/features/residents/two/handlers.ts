import '../../accounts/one/queries.ts'; // server-features-meet-in-public
