declare module 'fontkit' {
  interface Glyph {
    path: { toSVG(): string };
  }
  interface GlyphRun {
    glyphs: Glyph[];
    positions: { xAdvance: number; xOffset: number }[];
    advanceWidth: number;
  }
  interface Font {
    unitsPerEm: number;
    layout(text: string): GlyphRun;
  }
  export function openSync(path: string): Font;
}
