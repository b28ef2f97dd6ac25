import '../ui/button.ts'; // web-live-below-ui
