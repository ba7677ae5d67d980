import { wordSet } from './phrases.js';

/** First names that are recognized in lower case. Any other name needs a capital. */
const NAMES = wordSet(`
  aaron abby abigail adam adele adrian adriana agnes ahmed aisha alan albert alberto alejandra alejandro
  alessandro alex alexa alexander alexandra alexis alfred ali alice alicia alina allison alma alyssa amanda
  amber amelia amina amir amy ana anastasia andre andrea andreas andres andrew andy angela angelo anita anja
  anke ann anna annabel anne annette annie anthony antoine anton antonia antonio anya april ariana arthur
  arun asha ashley astrid aurora ava barbara beatrice beatriz becky bella ben benedikt benjamin benji
  bernard bernd beth bethany bianca bill billy bjorn bob bobby bogdan boris brad bradley brandon brenda
  brendan brian bridget brigitte bruce bruno bryan caitlin caleb callum cameron camila camille carina carl
  carla carlos carmen carol carolin carolina caroline carrie casey cassandra catalina caterina catherine
  cathy cecilia cedric celia celine charlie charles charlotte chen chiara chloe chris christa christian
  christina christine christoph christopher cindy claire clara clarissa claude claudia claudio claus clemens
  clement cleo colin colleen connor conor cora corinna craig cristina curtis cynthia daisy dalia damian
  damien dan dana daniel daniela danielle danny daphne daria dario darren dave david dawn dean deborah
  debbie declan delia denise dennis derek derya diana diane diego dieter dimitri dirk dmitri dominic dominik
  don donald donna dora doris dorothy doug douglas duncan dylan eamon ed eddie edgar edith edward edwin
  eileen elaine elena eleanor elias elif elijah elin elisa elisabeth elise eliza elizabeth ella ellen ellie
  elliot elliott eloise elsa emil emilia emily emma emmanuel enrico enrique eric erica erik erika erin ernst
  esme esther ethan eugene eva evan eve evelyn fabian fabio faith farah fatima felicia felicity felix
  fernanda fernando fiona flora florence florian frances francesca francesco francis francisco francois
  frank franz fred freda freddie frederic frederick frida friedrich fritz gabriel gabriela gabriella gareth
  gary gavin gemma geoff george georgia georgina gerald gerard gerd giorgia giorgio giovanni gisela giulia
  giuseppe gloria gonzalo gordon grace graham grainne greg gregor gregory greta guido guillaume gunther
  gustav guy hamza hanna hannah hans harald harriet harry hassan hazel heather hector heidi heike heinz
  helen helena helene helga helmut hendrik henri henrik henry herbert hermann hiroshi holly horst howard
  hugh hugo ian ibrahim ida ignacio igor ilse imogen imran ines inga inge ingo ingrid irene irina iris isaac
  isabel isabella isabelle isla ivan ivana ivy jack jackie jackson jacob jacqueline jacques jade jake jakob
  james jamie jan jana jane janet janice jannik jasmin jasmine jason javier jay jean jeff jeffrey jelena
  jenna jennifer jenny jens jeremy jerome jerry jess jesse jessica jessie jesus jill jim jimmy joan joanna
  joao jochen jodie joe joel johan johann johanna johannes john johnny jon jonas jonathan jordan jorge jose
  josef josefina joseph josephine josh joshua joy joyce juan juana juanita judith judy julia julian juliana
  julie juliet juliette julio julius jun jurgen justin justine jutta kai kaitlyn kamil karen karim karin
  karina karl karla karolina kasia kate katarina katerina katharina katherine kathleen kathrin kathy katie
  katja katrin katrina kay kayla keith kelly ken kenneth kenny kenji kerry kevin kim kirsten kirsty klara
  klaus konrad kristen kristin kristina kristof krzysztof kurt kyle kylie lars laszlo laura lauren laurence
  laurent lea leah leanne lee leila lena leo leon leonard leonardo leonie leslie leticia levi lewis li liam
  lidia lili lilian liliana lilly lily lina linda lindsay lindsey lisa liz lizzie logan lola lorena lorenzo
  lorna lorraine lottie lou louis louisa louise luca lucas lucia luciana lucie lucy ludwig luis luisa luka
  lukas luke lydia lynn madeleine madison magda magdalena maggie maja malcolm malik mandy manuel manuela
  mara marc marcel marcella marcin marco marcos marcus margaret margarita maria mariam marian mariana
  marianne marie marie-claire mariella marina mario marion marisa marius marjorie mark marko markus marlene
  marta martha martin martina marty mary marysia massimo mateo mateusz mathias matilda matt matteo matthew
  matthias maureen maurice mauro max maxim maximilian maya megan mehmet mei melanie melissa mercedes mia
  micah michael michaela michal michel michele michelle miguel mike mikhail mila milan milena millie mina
  miranda miriam mohamed mohammed moira mollie molly mona monica monika morgan moritz moses muhammad murat
  mustafa myriam nadia nadine naomi natalia natalie natasha nathalie nathan nathaniel neil nele nell
  nicholas nick nico nicola nicolas nicole nigel niklas nikola nikolai nils nina noah noel noelle noemi nora
  norbert norma norman nuria olga oliver olivia olivier omar orla oscar oskar otto owen pablo paige pamela
  paola paolo pascal pat patricia patricio patrick patty paul paula paulina pauline pavel pedro peggy
  penelope penny pete peter petra phil philip philipp philippa phillip phoebe pia pierre pilar piotr poppy
  priscilla priya rachel rafael rahul ralf ralph ramon raphael raquel rashid raul ravi ray raymond rebecca
  regina reinhard renata renate rene ricardo riccardo richard rick ricky rita rob robbie robert roberta
  roberto robin rocio rod rodrigo roger roland rolf roman ron ronald ronja rory rosa rosalie rosanna rosie
  ross roxanne roy ruben rudolf rupert russell ruth ryan sabine sabrina sadie said sally salma sam samantha
  samir samira samuel sandra sandro sanjay santiago sara sarah sascha sasha scott sean sebastian selena
  selina selma serena serge sergei sergio seth shane shannon sharon shaun shauna sheila shirley sibylle
  siegfried sienna silke silvia simon simona simone sinead siobhan sofia sofie sonia sonja sophia sophie
  soren stacey stan stanley stefan stefania stefanie stella stephan stephanie stephen steve steven stewart
  stuart sue suki sunil susan susana susanna susanne suzanne svein sven svenja svetlana sybil sylvia sylvie
  tabitha tamara tanja tanya tara tariq tatiana tatjana ted teresa terry tess tessa thea theo theodore
  theresa therese thierry thomas thorsten tiffany tilda tim timo timothy tina tobias toby todd tom tomas
  tomasz tommy toni tony tracy travis trevor tristan troy tyler ulrich ulrike ursula uta ute uwe valentin
  valentina valeria valerie vanessa vera verena veronica veronika vicky victor victoria viktor viktoria
  vincent vincenzo viola violet virginia vivian viviana vivien vladimir volker walter wanda wei wendy werner
  wilhelm will william willow wolfgang xavier ximena yan yannick yara yasmin yasmine yolanda yosef yuki yuri
  yusuf yves yvette yvonne zac zach zachary zahra zara zeynep zoe zofia zoltan zuzana
`);

export const isFirstName = (word: string): boolean => NAMES.has(word);
