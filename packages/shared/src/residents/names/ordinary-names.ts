/** Names that are also words; lower case means the word. */
export const ORDINARY_NAMES: ReadonlySet<string> = new Set(
  `amber angel april art ash august autumn barry basil bay beau bell berry best bill bird bishop black blue
  bob bond booth branch bridge bridges bright brook brooks brown bunny burns bush butcher butler candy carol
  carter cash chance charity chase cherry christian chuck church clay cliff close clover coal cole comfort
  constance cook cooper coral cotton crystal curt daisy dale dawn day dean dear dell devon dick dolly don
  dot drake drew duke dusty earl east eve faith farmer fern field fields finch fisher flora florence flower
  ford forest foster fox frank franklin frost gale gardener gardner gay gene gill ginger glen glover good
  goldie gore grace grant gray green grey guy hale hall hardy harmony harp harry hart hazel heath heather
  heaven hill holly home honey honour hood hope house hunt hunter iris ivory ivy jack jasmine jay jean jet
  jewel joy judge june king kitchen kitty knight lake lamb lane lark laurel law lily link little lock long
  lord love luck mace major marina mark marsh marshall martin mason matt may meadow melody mercy merry miles
  mill miller mills misty moody moon moss myrtle noble norm north nova olive opal page park parker parks
  pat patience pearl peg penny pepper perry pierce piers pink piper poole pope poppy porter potter power
  powers price pride prince prudence queen rain ralph ray reed reeve rice rich river rivers rob robin rock
  rod roman rose rosemary rosie ruby rush rusty ruth sage sailor sally sandy savage shepherd short silver
  singer skip sky slater small smart smith snow sonny spring star stone storm street strong sue summer
  summers sunny swan swift tailor taylor temple terry tiger tray trinity turner underwood vale van victor
  victory viola violet walker wall waller ward warden waters weaver webb wells west wheeler white wilder
  will willow winter winters wise wolf wood woods wren wright young`.split(/\s+/),
);
