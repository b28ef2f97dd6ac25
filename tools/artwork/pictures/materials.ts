import type { Paint } from './palette.ts';

/**
 * Paints of an object: the whole, its lower part if different, the shapes inside its outline, and
 * the area its strokes enclose together.
 */
export type Material = { main: Paint; low: Paint; inner: Paint; enclosed: Paint | undefined };

/** In that order; a missing entry is like the first, and "paper" for the inside. */
const MADE_OF: Record<string, string> = {
  leaf: 'Leaf LeafyGreen Sprout Bean',
  'leaf/wood': 'TreeDeciduous TreePine Trees Park',
  'leaf/clay': 'PlantPot',
  'leaf/clay/leaf': 'Carrot',
  'leaf/berry': 'Cherry',
  'rose/leaf/sun': 'Flower2 Rose',
  'rose/rose/sun': 'Flower Ribbon Shell Dessert Candy IceCreamBowl Cake CakeSlice',
  'rose/bread': 'IceCreamCone',
  'rose/skin': 'HandHeart',
  'rose/rose/paper': 'Heart BookHeart PaintRoller Handbag Gift Balloon Video',
  'berry/berry/cream': 'Apple Target Spade Flag Podium Soup Radio Goal Shirt',
  berry: 'Megaphone Car TramFront Bus Mailbox House MapPin MapPinHouse Store',
  'sun/wood': 'FlameKindling WandSparkles PartyPopper PenLine PencilLine',
  'sun/cream': 'CloudSun',
  'cream/bread': 'Lamp ChefHat',
  'sun/sun/paper':
    'Sun Sunset Star Stars Sparkles Moon MoonStar Bell BellRing ConciergeBell Trophy Medal Lightbulb Banana Cheese Citrus Projector Pencil Key Whistle PoundSterling Tag Ticket Tickets Church',
  'clay/clay/cream':
    'Amphora Cone HatGlasses Fence School Parasol Factory Landmark Squirrel Dog Hammer Guitar Drum Cookie',
  'bread/bread/cream':
    'Rabbit Croissant Wheat Bot Nut Smile Laugh Volleyball Stone Package Box Puzzle',
  'wood/wood/cream':
    'Armchair RockingChair Bed Briefcase BriefcaseBusiness Luggage Toolbox Archive Brush Gavel Stamp ShoppingBasket Signpost Spool Warehouse Backpack DoorOpen ChessKnight ChessRook Feather Album',
  'wood/wood/cream/paper': 'Frame',
  'skin/skin/paper':
    'Hand HandGrab HandPlatter HeartHandshake Handshake Baby BicepsFlexed Ear Footprints PersonStanding Speech Users UsersRound',
  'water/water/paper':
    'Waves Droplets Fish Bubbles Wind Snowflake CloudRain GlassWater Bath Milk WashingMachine Globe Earth Sailboat Ship Plane Blend Thermometer SoapDispenserDroplet',
  'cloth/cloth/cream':
    'Bird Binoculars Camera Bike Headphones BookOpen BookOpenText BookHeadphones TowelRack Tent Blinds Coffee CookingPot SprayCan Tv TvMinimalPlay Tablet Webcam Gamepad2 Calculator Mic MicVocal Weight ShoppingCart Glasses Quote Map',
  'plum/plum/cream':
    'Music Music2 Music4 ClefTreble AudioLines ListMusic KeyboardMusic SwatchBook PerfumeBottle Gem Grape Disc3 Palette TubeLotion Grid3x3 Shapes Layers',
  'stone/stone/paper':
    'Cat Utensils ForkKnife Scissors Wrench Screw Pin Ruler RulerDimensionLine Scale Search MirrorRound Blender Can TrainTrack Dumbbell Shovel SlidersVertical Compass Thermometer BrushCleaning PaintbrushVertical Paintbrush CircleDot CirclePile PillBottle',
  'paper/paper/sun':
    'EggFried Newspaper Mail MailOpen Image Images Banknote ScrollText StickyNote NotebookPen CalendarDays ClipboardCheck Captions Dice4 Dice6 PlayingCardsFan IdCard Vote Wallpaper GalleryThumbnails Clapperboard',
};

/** Their strokes nearly meet but enclose nothing. */
export const KEPT_OPEN: ReadonlySet<string> = toSet('PoundSterling Headphones');

/** Open at the rim, but filled anyway. */
export const FILLED: ReadonlySet<string> = toSet(
  'Bus Car CloudRain CookingPot Dog Droplets HandHeart HandPlatter Letters Lightbulb Megaphone Park Speech Trees Users UsersRound Vote',
);

/** Transparent, so that the wall shows through. */
export const SEEN_THROUGH: ReadonlySet<string> = toSet(
  'Bike Fence Handbag RockingChair Snowflake TrainTrack',
);

/** Objects that float or hang and so stand on nothing. */
export const AIRBORNE: ReadonlySet<string> = toSet(
  `AudioLines Balloon Bell BellRing Blend Blinds Bubbles Captions CircleDashed CircleQuestionMark ClefTreble Cloud CloudRain
  CloudSun Droplets Ear Earth Eye Feather FoldVertical Footprints Frame Globe Hand HandGrab HandHeart Handshake Heart
  HeartHandshake HelpCircle Image Laugh Leaf Letters Lightbulb ListChecks ListMusic MapPin MessageCircle MessagesSquare Moon
  MoonStar MoveHorizontal Music Music2 Music4 PawPrint Plane PoundSterling Quote Radio Ribbon Route Search Smile Snowflake
  Sparkles Speech Star Stars Sun Sunset Target Video WandSparkles Waves Wind`,
);

const materials = new Map(
  Object.entries(MADE_OF).flatMap(([made, names]) =>
    names.split(' ').map((name) => [name, material(made)] as const),
  ),
);

export const findMaterial = (name: string): Material => materials.get(name) ?? material('cream');

function material(made: string): Material {
  const [main = 'cream', low = main, inner = 'paper', enclosed] = made.split('/') as Paint[];
  return { main, low, inner, enclosed };
}

function toSet(names: string): ReadonlySet<string> {
  return new Set(names.split(/\s+/));
}
