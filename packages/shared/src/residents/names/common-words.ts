/** Everyday British English. These words are never taken for a misspelt or partial name. */
export const COMMON_WORDS: ReadonlySet<string> = new Set(
  `a ability able about above abroad accept access accidents account aching across acrylic act action active
  activity adapted add added adding address addresses adds admire adult adults advance adverts advice aeroplane
  affected afresh after afternoon again against age aged agency agenda ages agitation ago agree agreed agreement
  agrees ah ahead aid aids aim air airer airing airport aisle alarm album alcohol all allergen allergens allergic
  allergies allergy alley allotment allow allowed allows almost alone along alongside aloud already also always am
  amber among an and anger animal animals ankles announce annual another answer answered answers any anybody anyone
  anything anywhere apart app appear appears apple apples april apron aprons archive are argue arguing argument
  arguments arm armchair armchairs arms army aroma around arrange arrival arrive art artist as aside ask asked
  asking asks asleep assessed assume asthma at atlas attached attention attorney audience audiobook august
  authority autumn average avoid awake away babies baby back backs bacon bad badge badly bag bags bake baker baking
  ball balloon balloons ballot balls balm banana band bands bang bangs bank banker banter bar barber bare bark
  barker barley barrel bars base basic basin basket baskets bass bat bath baton batten batter batteries battery
  battle bauble baubles be beach beacon beads beam bean beans bear beard beat beauty because becomes bed bedroom
  bedrooms beds bedside bedtime beef been beer before began begin beginning begins behind being bell bells belong
  belongs below belts bench bend bender bending beneath bereaved berries berry beside best better betting between
  beyond bias bicycle big bigger bike bill bin bingo bird birds birdsong birth birthday birthdays biscuit biscuits
  bit bite bits bitter black bladder blade blades blank blanket blankets blender blessing blind blink block blocked
  blocks blood blooms blow blowing blue blunt blurry board boarding boards boat boats body bold bolt bolts bombing
  bonfire bonnet book books born borrow boss both bother bottle bottles bottom bought bow bowl bowling bowls box
  boxes boy brainy brakes branch brass bread breadth break breakdown breakfast breaks breath breathe breathing
  breaths breeze brew bridge bright bring brings british broad broken brooch brought brow brown browser brush
  brushed brushes bubble bubbles bucket buddy budget buff build building bulb bulbs bunch bunting burden burn
  burner burst bus buses business busy but butter button buttons buy by cabin cafe cake cakes calendar call called
  caller calling calls calm calmer came camera can cancel candle candles cane canes cannot cans canyon cap capacity
  cape caps captain car card cardigan cards care cared carer carers cares carol carols carpet carried carries
  carrot carry cars cart carton cartoon case cast caster casual cat catalogue catch catches cats cause ceiling
  celebrate celery central ceremony certain chair chairs chalk challenge chance change changed changes changing
  chapel chaplain chapter character charge charged charity charmer chart chat check checked checking checks cheek
  cheeky cheer cheering cheese cheeses chef chemicals cherries cherry chess chest chew chewed chewing chicks child
  childhood children chill chilled chime chimes chimney chin china chips chocolate choice choices choir choking
  choose choosing chorus choruses chosen christmas church chutney cinnamon circle circles clamps clap classical
  clay clean cleaned cleaning clear cleared clearly clenched clergy click clinic clip clippers clips clock close
  closed closing cloth clothes cloths cloud clouds club clubs clue clues cm coast coat coats coffee coin coins cold
  collage collar colleague collect collected colour coloured colouring colours column columns comb combobox come
  comedy comes comfort comforter coming comments commit committee common communion community company compare
  complete compose compost computer concern concert conduct conductor cone cones confirmed conkers conquest consent
  consents contact contain contains content contest cook cooked cooker cooking cool cooled copied copies copper
  copy coral cordial cordon cork corner corners correct corridor cost costs cosy cotton cough coughing could couldn
  council count counted counter counters counting countries country counts couple course court courting cousin
  cover covered covering covers crack crackers crayon crayons cream creams credit cress crib cricket crime crisp
  crochet crocus cross crossing crossword crowd crowds crown crumble crumbly crumbs crushed crying culture cup
  cupboard cupped cups curious curled curling current curry curtain curtains cushion cushions custard custom cut
  cutlery cuts cutting cycling dab dad dads daffodil daffodils daily dairy damp damped dance danced dancing dark
  dartboard darts data date dates daughter dawn day days deacon dead deal dearly death debating decade decades
  december decide decided decides decision deckchair declined decorate deep deeper delete deleted deliver delivery
  dementia demon dental deputy deserves design designs desk desktop dessert detail details device diagnosis dial
  diary did die died diet diets differ different dignity dim dimmed dimmer diners dining dinner dip dips direct
  direction dirt disasters dish dishes dislike display distance distress divi divorce diwali diy dizziness do
  document documents does dog dogs doing doll dominoes don done donkey door doors dot double doubt dough down
  download downloads draft dram draughts draw drawer drawers drawing drawn draws dress dressing dried drift
  drifting drifts drink drinking drinks drip drips drive driver drop dropped dropping drops drowning drum drums dry
  drying due dull during dusk dust duster each ear earlier early ears ease easier easily easter eastern easy eat
  eaten eating edge edges edit editor effort egg eggs eid eight either elbow elbows electric eleven else elsewhere
  emergency emotion empty end ended ending ends engaged engine english enjoy enjoyed enjoys enough entry envelope
  envelopes epilepsy equipment even evening event events ever every everybody everyday everyone exactly example
  excuse exercise exertion exit exits expect expected expired explain explained export external extra eye eyebrow
  eyebrows eyelids eyes fabric face faces facial facing facts fade fair fairly fairy faith faiths falcon fall
  falling falls false familiar families family fan fancy far farm farmer farming fashion fast faster fasting fat
  father favourite fear feast feather feathers february feed feeding feel feeling feels feet felon felt fern ferry
  festival festivals fetch fete fever few fewer fiddle fiddly fidget field fifteen figure figures file files fill
  filled fills film films filter filters final find finding finds fine finger fingers fingertip finish finished
  fire fireworks firm firmly first fish fished fist fit fits five fives fix fixed flag flakes flame flames flannel
  flannels flap flask flat flavour fleece flick flicker flip float floor flour flow flower flowers flushed fly foam
  focal fog fold folded folder folding folk follow followed following follows folly food foot football footwear for
  forces forearm forecast forehead forest forget fork forks form former forms fortnight forty forward found four
  fracture fragile fragrance frame frames free fresh friday fridge fried friend friendly friends fro from front
  frown fruit frying full fun funeral funerals fungal funny fur furry further furthest fuss gaily gallery gambling
  game games gap gaps garden gardener gardening garter gas gasp gate gather gathered gave gaze gel gelatine gender
  general gentle gently get gets getting gift give given gives glad glance glare glass glasses glisten glove gloves
  glow glue gluten gnome go goal god goes going gold golden gone good goodbye goose gospel gossip got grace grade
  grain grainy granted graphs grass grasses gravel gravy great green greet greeting grew grey grid grief grimace
  grin grip gripping grips groan grooming ground group groups grow growing grown grows guard guardian guess guesses
  guessing guest guests guide guided guides guinea guitar gulls guy gym habit had haggis hair hairy halal half
  halfway hall halls halves hammer hamper hand handed handful handicaps handle handled handler handles handling
  handover hands hang hanging hangs hankie hanukkah happen happened happens happy harbour hard harden harder
  hardest hardly harm harmer harp harvest has hasn hat hatch hatching hats have having hay he head heading headings
  headline headlines heads health heap hear heard hearing hears heart heartbeat heat heavy heel height held hello
  help helped helper helping helps hen hens her herb herbs here hi hidden hide high highest hills him hip history
  hit hits hob hobby hockey hold holders holding holds holes holiday holidays holly holy home homes honest honey
  hook hooks hoops hope horseshoe hospital host hot hotter hour hours house housework how however https hula hum
  hummed humming hung hunger hunted hurry hurt hurts husband hush hymn hymns i ice icing id idea ideas identity if
  illness image images import in incident include included includes indoor indoors infection ingest initials injury
  ink inner inside inspector instance instead insurance interest interests internet interview into introduce invent
  inventory invite invited inviting irish iron ironing is it itch itching item items its itself ivy jack jacket jam
  january jar jars jaw jazz jelly jerk jewellery jigsaw jive job jobs jockey join joined joining joins joints joke
  jokes jolly journey joy judge judges jug jugs juice july jumpers june just keen keep keeper keeping keeps kept
  kettle key keyboard keys kidney kin kind kinder kindly kinds kit kitchen kitchens knead knee knees knew knife
  knit knitted knitter knitting knives knock knot knots know known knows knuckles kosher label labelled labels lace
  ladder laid lamp lamps land landing landmarks lands lane lanes language languages lantern lap laps lard large
  larger largest last lasts late lately later latest latex latin latter laugh laughing laughter laundry lavender
  law lay layer layers laying lead leader leads leaf leaflets lean leaning leans learn learned least leather leave
  leaves leaving led left leg legs lemon lend length less lesson lessons let lets letter letters letting lettuce
  level levels library lick licking lid lidded lids lie lies life lift lifted lifting light lightly lights like
  liked likely likes lily limit line linen lines linger lining link linked lip lips lipstick liquid liquids list
  listed listen listened listening lit litter little live lived lively lives living load loaded loaf loan lobby
  local lock locked log logs lone lonely long longer longest look looked looking looks loom looms loop loops loose
  loosely lose losing loss lost lot loud lounge love loved lovely loves low lower loyal luck lullaby lump lunch
  lung lying lyrics machine madder made magazine magazines magnifier mailbox main mainly make maker makers makes
  making man manager managers mango manicure manner manual many map maple marble march margin marina marine marital
  mark marked marker market marks married marrow marry martial martin marvel mash mashed masks mass massage master
  mat match matches matching mats matter matters may me meal meals mealtimes mean meaning means meant meanwhile
  measure measured measures meat medal medicine medicines medium meet meeting melody melon melt melting melts
  member memories memory men mend mental mention menu merit merry mess message messages met metal method metre
  metres microwave mid middle might migraine mild miles milk mill mime min minced mind mine mineral minister mint
  minute minutes mirror miss missed missing mist mistake mister mix mixed mixture mm moaning mobility model
  moderate modern modest modified moist moment moments monday money monkey month months mood moon moral more
  morning most mostly mother motion mourning mousse mouth mouthed mouths move moved movement movements moves moving
  much mug mugs mum mums museum music musical musicals musician must mustard mutton my naan nail nails name named
  names naming nan napkin napkins national natter natural nature navy near nearby nearer nearest nearly neat neck
  need needed needle needles needs neighbour neither nest net nether network neutral never new newcomer newer
  newest news newspaper next nice nickel night nights nine no nobby nobody nod noise noises non none nor normal
  nose nostrils not note notebook noted notes nothing notice noticed notices novel november now nowhere null number
  numbers nurse nursery nurses nut nuts nylon oat oats object objects october odd of off offcuts offer offered
  offering offers office official offline often oh oil oils ok old on once one ones online only onto open opened
  opening opens opinion opinions opposite optional options or oral orange orbit orchestra order orders ordinary
  organ origin ornament other others otherwise otter our ours out outbreak outdoors outing outlines outside oven
  over overdue overnight overstim own owner oxygen pace pacemaker pack package packer packet packets pad paddle
  pads page pages paid pain painful paint painted painting paintings pair pairs pal pale palette palm palms pamper
  pan pancake pancakes pane pans paper papers parade parcel pardon parent parents park parked parking parlour
  parrot parsley part partial parting partner partners parts party pass passed passes passing passport password
  past pastry pat patch path patience patter pattern patterns patting pause pauses paw pay pea peace pearly peas
  pebble pebbles pedal pedals peel peg pegs pen pencil pencils pennies pens people pepper per perfect perfume
  perhaps permit person personal pest pet petal petals pets phone phones photo photos phrases physio piano pick
  picked picking picture pictures pie piece pieces pier pies pig pile pillow pillows pin pinch pine pink pinned
  pins pipe piping pips pit place places plain plainly plan plane planned planning plans plant plants plastic plate
  plates play played player players playing playlist plays please pleased pleases pleasure plenty plot plug plus
  pocket pockets poem poems poetry point pointer pointing points poison poisonous policy polish polishing politics
  pollen pond poor pop poppy pork position possible post postal postcard postcards posted poster postman pot potato
  pots pottery pound pounds pour poured poverty powder power practice praise pray prayer prayers pre prefer prefers
  prepare present press pressed pressing pressure pretend pretty price prices pride print printed prints prison
  privacy private prize prizes problem problems produce product products profile profiles programme progress
  projector promenade promise prompt prop proper properly property proverb psalm pub public publicity published
  pudding pull pulled pulling pumpkin punchline punt pupils purple purpose purr purrs purse push pushed pushing put
  puts putting putty puzzle puzzles quarter quest question questions queue quick quicker quiet quieter quietly
  quite quiz quizzes quotes rabbit race races racial rack radio radish rag rail railway rain rainy raised raisin
  rally ramp rash rashes rather ration raw reach reached reaches reaching read readable reader reading reads ready
  real really reason reasons recent reception recipe recipes recliner record recorded recorder recording records
  red reel reflex register regular relative relatives relax relief religion religious remark remarks remember
  remembers remind reminders reminds remove removed remover render renew rental repair repeat repeated repeats
  reply report reports request requests research resident residents resin respect respite rest resting restless
  rests result return review reviews rhythm ribbon ribbons rice right rights rim ring ringer ringing rings rinse
  ripe ripple ripples rise rises rising risk road roar robin robot robust rock rocket rocking role roll rolled
  rollers rolling rolls romance roof room rooms rope ropes rose rosemary roses rota rough round route routine row
  rowing rows royal rub rubbing rug rugs rule ruler rules rummy run rung running runs rush rustle sacred sad sadder
  safe safely safety said sailing sailor sake sale salmon salon salt same sample sand sander sandy sang sat satin
  saturday saucer saucers save saved saves saw saws say saying sayings says scald scale scales scarecrow scarf
  scarves scene scenes scent scented scents school scissors scone scones scoop score scorer scores scoring scottish
  scrap scrape scraps screen screw screwed screws scribe script scripture sea sealed search searching seaside
  season seat seated seats second seconds secret section sections see seed seedling seeds seeing seemed seems seen
  sees seldom seller send sender sending sends senior sense sensitive sensory sent sentence sentences separate
  september seriously sermon serve served server servers service services serving session set sets setting settings
  settle settled settling seven several sew sewing sewn sex shade shades shake shakers shakes shaking shall shallow
  shape shapes share shared shares sharing sharp shave shaving shawl she shed sheepskin sheet sheets shelf shell
  shells shelter sherry shift shine ship ships shirt shirts shiver shivering shock shoe shoes shop shopping shops
  short shorter should shoulder shoulders shouldn shout shouting show showed showing shown shows shuffle shut shy
  side sides sieve sigh sight sign signature signed signs silence silences silent silk sill silver simmer simple
  simply since sing singer singers singing single sings sink sip sips sirens sister sit site sits sitter sitting
  six size sizes skein skill skin skins skip skittles sky slate sleep sleeve sleeves slender slide slides slightly
  slip slippery slips sliver slow slower slowest slowly slows slugs small smaller smart smear smell smelled
  smelling smells smile smooth smoothing snap sneezing sniff snow so soak soaked soap social sock socket socks soda
  soft softened softening softer softly soil some somebody someone something sometimes somewhere song songs soon
  sooner sore sorry sort sorted sorter sorting sound sounds soup sow soya space spade spanner spare sparkle
  sparkles spatial speak speaker speaking speaks special speech speed spelling spent spice spices spills spin
  spirit spirits splinters spoken sponge sponges spool spoon spoonful spoons sport spot spots spotting spray spread
  spreading sprig spring square squared squares squash squeeze squirrel st stack staff stage stakes stall stalls
  stamp stamps stand standing stands staple star staring stars start started starting starts station status stay
  staying stays steady steam steaming stem stems step steps stick stickers sticks sticky stiff still stillness stir
  stirring stitch stitches stocking stomach stone stones stood stool stop stopped stopping stops stored stories
  storm story straight stranger straw strays stream street streets strength stretch stretchy string strip strips
  strobe stroke stroked strokes stroking stroll strong stuck stuffing sturdy style subject submit such sudden
  suddenly suds suet sugar suggest suggested suit suited suits sulphites sum summer summit sums sun sunday sung
  sunny sunset supper support supported sure surprise surveys swallow swap sway sweep sweet sweets swell swept swim
  switch system table tables tablet tag tags tail take taken takes taking tale talk talked talker talking tall
  tallest tally talon tank tap tape taped tapping taps target tarts task taste tasted tastes tasting taught tea
  teach teacher team teams teapot tear tears teas teasing teeth telephone tell teller telling tells template temple
  ten tender tends tennis tent test tested text texture textures than thank thanks that the their theirs them theme
  then therapist therapy there these they thick thicken thickened thickener thickness thighs thin thing things
  think thinking third thirty this thorns those thought thread threads three threes through throw throwing thrown
  thumb thumbs thump thunder thursday thyme tick ticket tickets tickle tide tidy tidying tie tied ties tight tile
  tiles till tilt tilting time times tin tins tinsel tiny tip tips tire tired tiredness tires tissue tissues title
  titles to toast tobacco today toe toes together toilet toilets told tombola tomorrow tonight too took tool tools
  top topic topics toppings tops torch torn toss total touch touched touches touching tour towards towel towels
  town toy toys trace trade tradition trained trains tram transport trauma travel travels tray trays treat
  treatment tree trees tried trifle trim trimming trip trips trolley trophy trouble true trumps try trying tub tube
  tubing tubs tuck tuesday tug tune tuner tunes turban turkey turn turned turning turns tutorial tutorials tweed
  twelve twenty twice twig twitter two twos type typed umpire unasked under undone unhurried unit unless unpack
  unscented unsteady until unwelcome unwell up update updates upright upset upsetting upstairs urn us use used
  useful uses using usual usually vaisakhi valley van vanilla vase vases vegetable vehicle veil veins velvet
  verdict verse verses version versions very video videos view views village vinyl violin virgin vision visit
  visiting visitor visitors visits visual vital vocal voice voices voided volley volume volunteer vote wafers wage
  wages waist wait waited waiting waits wake wakes walk walked walkers walking walks wall waltz wand wander want
  wanted wanting wants war warden warm warmed warmer warmth warning warnings warp wartime was wash washable
  washboard washday washed washes washing wasn watch watched watching water watering wave waved waves wax way ways
  we weak wear weariness weather weave web webcam website wedding weddings wednesday weed week weekend weekends
  weekly weeks weigh weight weighted weights welcome welder welfare well wellbeing welsh went were west western wet
  what whatever wheat wheel wheels when whenever where wherever whether which while whisk whisper whist whistle
  whistles white who whoever whole whom whose why wide wider width wife wildlife will win wince wincing wind
  winding window windows wine wing winner wins winter wipe wiped wipes wireless wish wished wishes with withdraw
  withdrawn within without woman women won wonder wood wooden woodwork wool woollen word words wore work worked
  worker working works workshop world worn worry worse worship worst worth would wounds wrap wrapped wrapping wring
  wrinkled wrist wrists write writes writing written wrong wrote yards yarn yawn year yearly years yellow yes
  yesterday yet yew yoga yoghurt you young your yours yourself zoo zoom`.split(/\s+/),
);
