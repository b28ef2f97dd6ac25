import '../../../app/app.ts'; // web-features-below-app
