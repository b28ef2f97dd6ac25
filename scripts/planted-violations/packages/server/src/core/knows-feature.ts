import '../features/accounts/one/public.ts'; // only-the-top-imports-features
