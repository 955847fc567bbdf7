/**
 * The words inside the passwords people choose most, without digits, signs and capitals, because the policy makes
 * everybody add those. The list was put together for this product from what breach lists have in common: the word
 * itself, keyboard walks, seasons, months, days, first names, teams, animals, games, brands, places, and the words of
 * this product's own trade.
 */
export const commonStems = `
a aa aaa aaaa ab abc abcd abcde abcdef abcdefg abcdefgh abcabc abcxyz xyz xxx zzz qaz qazwsx qazwsxedc wsx edc wsxedc zaq
zaqxsw xsw zaqwsx q qq qqq qw qwe qwer qwert qwerty qwertyu qwertyui qwertyuio qwertyuiop qwertz qwertzuiop azerty
azertyuiop asd asdf asdfg asdfgh asdfghj asdfghjk asdfghjkl asdasd asdqwe qweasd qweasdzxc zxc zxcv zxcvb zxcvbn zxcvbnm
poiuytrewq lkjhgfdsa mnbvcxz ytrewq fdsa poiuy lkjh mnbv qwaszx qscesz dvorak aqw aqwzsx wasd

pass passe passw passwd password passwords passwort passwrd passcode passphrase passme passion pw pwd mypass mypassword
mypasswd yourpassword thepassword passwordpassword newpass newpasswd oldpassword temppass temppassword temppwd
temporary temp changeme changeit changethis changenow changepassword change letmein letme letmeinnow openme opensesame
sesame openup welcome welcomeback welcometo hello helloworld hellohello hi hey heythere goodbye secret secrets secrete
topsecret mysecret confidential private access accessdenied granted trustno trustnoone trust login logon logmein signin
signup user username users guest visitor test tests testing tester testuser testtest testpass demo demos sample example
default defaultpassword initial initials start starter startup first firstlogin admin admins administrator administrador
administrateur adminadmin adminpass adminpassword root rootroot toor superuser super superadmin sysadmin system systems
sys manager management master masters masterkey masterpass supervisor operator support service services helpdesk
security secure secured server servers database oracle mysql postgres mssql sql sa linux ubuntu debian redhat windows
windowsxp microsoft office outlook excel word powerpoint sharepoint teams azure google gmail yahoo hotmail facebook
twitter instagram linkedin youtube amazon netflix spotify apple iphone ipad macbook samsung galaxy android nokia sony
playstation xbox nintendo dell lenovo thinkpad toshiba cisco internet network wifi wireless router modem computer
computers laptop desktop keyboard mouse monitor printer mobile phone telephone email mail website webmaster web
intranet backup

january february march april may june july august september october november december jan feb mar apr jun jul aug sep
sept oct nov dec monday tuesday wednesday thursday friday saturday sunday spring summer autumn fall winter summertime
wintertime springtime season today tomorrow yesterday morning evening midnight weekend holiday holidays christmas xmas
easter halloween newyear birthday happybirthday vacation

love loves lover lovers lovely loveme loveyou iloveyou iloveu iluvu iloveme ilove iloveyoubaby ilovemyself ihateyou
mylove truelove firstlove babe baby babes babyboy babygirl babydoll sweet sweety sweetie sweetheart sweetpea honey
honeybee darling dear angel angels angelface princess prince king queen kings queens kingdom princesa preciosa amor
teamo tequiero corazon mivida amorcito amour jetaime liebe schatz forever forevermore foreverlove always together
friend friends friendship bestfriend bestfriends family mother mom mommy mum mummy father dad daddy papa mama brother
sister son daughter husband wife boyfriend girlfriend baby hottie sexy sexygirl sexybitch cutie cutiepie beautiful
pretty handsome gorgeous blessed blessing faith hope peace grace heaven jesus jesuschrist christ god godisgood
iamgod lord savior church bible buddha allah krishna bismillah inshallah happy happiness smile smiley smiles laugh
lucky luckyme lucky star stars starlight superstar sunshine sunset sunrise sunny sun moon moonlight rainbow sky earth
world worldwide universe galaxy fire ice water wind thunder lightning storm snow snowball snowflake snowman rain ocean
beach river mountain island flower flowers rose roses lily daisy jasmine violet orchid tulip lavender sunflower
butterfly butterflies dragonfly ladybug

dog dogs doggy doggie puppy puppies cat cats kitty kitten kittens hellokitty tiger tigers tigger lion lions lionking
bear bears teddybear panda monkey monkeys monkeyboy horse horses pony unicorn unicorns dragon dragons dragonball
phoenix eagle eagles falcon falcons hawk wolf wolves fox foxes rabbit bunny turtle fish dolphin dolphins shark sharks
whale penguin penguins chicken duck ducks goose turkey pig piggy cow bull bulls buffalo elephant giraffe zebra snake
cobra viper python spider scorpion butterfly bee bees ant frog froggy mouse rat hamster buster buddy bailey max maxwell
charlie lucky bella rocky molly daisy coco shadow oreo ginger pepper cookie cookies peanut pumpkin muffin cupcake
cheese pizza chocolate vanilla strawberry cherry apple apples banana bananas orange oranges lemon mango peach kiwi
pineapple coconut candy sugar spice coffee tea beer wine vodka whiskey tequila cola cocacola pepsi burger taco tacos
bacon cheesecake pancake waffle butter bread milk

red blue green yellow black white purple pink silver gold golden brown gray grey blueblue redred bluesky blackcat
whitecat blackdog blackberry blackjack silverado goldfish greenday greengreen purplehaze pinky pinkfloyd

michael michelle jennifer jessica ashley amanda andrew daniel david matthew joshua justin robert thomas anthony william
james john joseph jordan george charles richard christopher christian nicholas nicole brandon brian kevin jason steven
stephen patrick alexander alex alexis alexandra alejandro antonio carlos juan jose luis miguel maria mario manuel
roberto ricardo fernando francisco eduardo sergio pedro pablo diego gabriel gabriela rafael samuel samantha sarah sara
stephanie elizabeth emily emma hannah hanna olivia sophie sophia isabella abigail madison chloe grace victoria vanessa
veronica natalie natalia natasha tatiana anna anne annie andrea angela angelina angelica amber amy alice alicia barbara
brenda brittany carol caroline catherine katherine kathryn katie kate kelly kimberly kim laura lauren linda lisa lucy
margaret marie martha mary megan melissa monica nancy pamela patricia patty rachel rebecca robin sandra sharon susan
tiffany tina tracy wendy adam adrian alan albert arthur austin benjamin ben bob bobby bradley brad bruce cameron carl
casey chad chris chrissy clayton cody connor dakota danny dave dennis derek diana dylan edward eric erica erik ethan
evan frank freddy gary gerald gordon greg gregory harold harry harvey hector henry hunter ian isaac ivan jack jackie
jackson jacob jake jamie jared jasmin jason jeff jeffrey jeremy jerry jesse jimmy joe joey johnny johnson jonathan
jonathon julia julian julie justine karen keith ken kenneth kyle larry lawrence leo leonard leonardo logan louis lucas
luke marcus marc mark martin marvin mason max melanie mike mickey mikey mitchell morgan nathan nathaniel neil nick oliver
oscar parker paul peter philip phillip ralph randy raymond rick ricky ronald ronnie ross roy russell ryan scott sean
shane shannon shawn simon spencer stanley steve stewart stuart taylor terry tim timothy todd tom tommy tony travis
trevor tristan tyler victor vincent vince walter warren wayne wesley william willie winston zachary zoe ahmed ali
mohamed mohammed muhammad mustafa fatima aisha omar hassan hussein ibrahim khan singh kumar raj rahul priya pooja
krishna sanjay vijay amit wang zhang chen lee kim nguyen

football footballer soccer baseball basketball softball volleyball hockey tennis golf golfer golfing cricket rugby
boxing wrestling wrestle swimming swimmer swim running runner cycling skateboard skate surf surfer surfing snowboard
fishing fisherman hunting hunter dancing dancer dance gymnast cheer cheerleader racing racer nascar formula ferrari
porsche mercedes benz bmw audi toyota honda nissan mazda ford mustang chevy chevrolet camaro corvette dodge challenger
harley harleydavidson yamaha suzuki kawasaki ducati jaguar bentley lamborghini bugatti tesla jeep hummer subaru
volkswagen volvo jetta lexus
arsenal chelsea liverpool liverpoolfc manchester manutd manunited mancity everton tottenham spurs westham newcastle
leeds celtic rangers barcelona barca realmadrid madrid juventus milan inter bayern dortmund ajax benfica porto psv
cowboys dallas steelers packers patriots giants jets bears broncos raiders chargers dolphins eagles ravens saints
vikings seahawks redskins chiefs panthers jaguars texans titans colts lakers celtics bulls heat knicks spurs warriors
rockets suns magic hornets yankees redsox cubs dodgers mets braves cardinals marlins phillies orioles tigers royals
rangers bruins blackhawks redwings flyers penguins canucks maple leafs champion champions winner winners victory
messi ronaldo cristiano neymar beckham rooney gerrard lampard jordan kobe lebron

batman superman spiderman ironman hulk thor captain captainamerica wolverine deadpool joker robin catwoman avengers
marvel starwars starwar jedi skywalker darthvader vader yoda luke leia hansolo chewbacca startrek enterprise spock
matrix neo trinity morpheus gandalf frodo hobbit legolas aragorn lordoftherings harrypotter hogwarts gryffindor potter
hermione dumbledore twilight edward bella naruto sasuke sakura goku vegeta pikachu pokemon charizard digimon zelda
mario luigi nintendo sonic minecraft fortnite roblox callofduty warcraft worldofwarcraft starcraft diablo halo masterchief
counterstrike counter halflife gameover gamer gaming games game player players playboy dota league legends leagueoflegends
mickeymouse mickey minnie minniemouse donald donaldduck goofy pluto disney disneyland simba nemo shrek snoopy garfield
scooby scoobydoo spongebob patrick barbie hellokitty tinkerbell cinderella snowwhite winnie winniethepooh pooh tigger
eminem shady slimshady metallica nirvana slipknot linkinpark greenday acdc ironmaiden megadeth blink ramones beatles
elvis queen pinkfloyd ledzeppelin rolling stones bobmarley marley tupac biggie snoopdog beyonce rihanna britney shakira
madonna bieber justinbieber onedirection jonas music musica guitar piano drums drummer violin bass rock rocknroll
rockstar metal punk hiphop rapper jazz blues dj techno

london londres england britain scotland ireland irish wales dublin belfast glasgow edinburgh birmingham bristol paris
france french marseille lyon berlin germany deutschland german munich hamburg austria vienna switzerland zurich italy
italia roma rome milano napoli spain espana madrid barcelona portugal lisbon brazil brasil argentina mexico colombia
chile peru venezuela canada toronto montreal vancouver america american usa unitedstates newyork newyorkcity brooklyn
boston chicago texas houston dallas california losangeles hollywood sanfrancisco sandiego seattle florida miami vegas
lasvegas denver phoenix hawaii alaska russia moscow ukraine poland polska warsaw sweden stockholm norway oslo denmark
finland holland netherlands amsterdam belgium brussels greece athens turkey istanbul israel egypt cairo africa nigeria
kenya southafrica india mumbai delhi newdelhi bangalore pakistan karachi china beijing shanghai hongkong taiwan japan
tokyo osaka korea seoul thailand bangkok vietnam hanoi malaysia singapore indonesia jakarta philippines manila
pilipinas australia sydney melbourne newzealand europe asia

killer killers killme kill ninja ninjas samurai warrior warriors soldier army navy marine marines airforce pilot police
fireman hero heroes legend legends legendary monster monsters zombie zombies vampire vampires ghost ghosts witch wizard
magic magical magician merlin knight knights dragonslayer pirate pirates captain viking gladiator spartan spartans
hitman assassin sniper hacker hacked hackers hack cracker anonymous mafia gangster gangsta thug pimp playa player boss
bigboss chief president money moneymoney cash dollar dollars million millionaire billion rich richie success
successful winner power powerful freedom liberty justice truth destiny fortune glory victory maverick renegade rebel
outlaw cowboy cowgirl biker bigdaddy bigdog bigboy bigman badboy badgirl bad crazy crazygirl psycho maniac insane
stupid idiot loser dumbass asshole bitch bitches fuck fucker fucking fuckoff fuckyou fuckme fuckthis fuckit motherfucker
shit bullshit suck sucks sucker whatever whatthe wtf lol lmao omg nothing nothingness something anything everything
everyone nobody nobodyknows noone none null undefined unknown mine myself yourself me you iam itsme itisme thisisme
whoami whoareyou imcool cool coolguy coolgirl cooldude dude awesome amazing fantastic great perfect best thebest
number numberone one two three onetwothree four five six seven eight nine ten zero hundred thousand double triple

abcdefghi iloveyouso letsgo letitbe lifeisgood goodlife goodluck goodday goodmorning goodnight godbless blessme
believe dream dreams dreamer dreaming imagine remember forget forgot forgotten iforgot idontknow dontknow idk noidea
please thankyou thanks sorry pleaseletmein school schools student teacher college university class classof homework
science math english history chemistry biology physics library book books reading writer doctor nurse nursing hospital
medicine medical lawyer engineer engineering business company companyname corporate enterprise finance account accounts
accounting bank banking sales marketing purchase payroll employee employees staff personnel worker workers work
workwork working job jobs career careers boss office project projects client clients customer customers contact
contacts information info data payment invoice

tabard tabards recruit recruiter recruiters recruiting recruitment candidate candidates curriculum vitae cv cvs resume
resumes agency agencies staffing headhunter headhunters talent talents hire hiring hr humanresources interview
`
