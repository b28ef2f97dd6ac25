import '@capacitor/core'; // capacitor-only-in-platform
