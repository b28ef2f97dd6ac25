import '../features/one/api.ts'; // web-ui-below-features
