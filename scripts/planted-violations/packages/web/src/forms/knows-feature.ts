import '../features/accounts/one/api.ts'; // web-forms-below-features
