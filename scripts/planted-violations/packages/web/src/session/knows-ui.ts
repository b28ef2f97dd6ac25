import '../ui/button.ts'; // web-session-below-ui
