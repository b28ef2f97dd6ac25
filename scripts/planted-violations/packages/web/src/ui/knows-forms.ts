import '../forms/form.ts'; // web-ui-below-forms
