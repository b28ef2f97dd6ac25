// The parts of pdfmake 0.3 that we use; it ships no types.
declare module 'pdfmake' {
  const pdfmake: {
    addFonts: (fonts: object) => void;
    setLocalAccessPolicy: (allows: (path: string) => boolean) => void;
    setUrlAccessPolicy: (allows: (url: string) => boolean) => void;
    createPdf: (document: object) => { getBuffer: () => Promise<Buffer> };
  };
  export default pdfmake;
}
declare module 'pdfmake/fonts/Roboto.js' {
  const fonts: Record<string, Record<string, string>>;
  export default fonts;
}
declare module 'pdfmake/js/Renderer.js' {
  const rendering: { default: { prototype: object } };
  export default rendering;
}
