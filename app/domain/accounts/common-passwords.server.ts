// The 3,000 passwords that are refused, in lower case. No measured list could be brought along, so this one
// was put together from what every published list shows: the best known passwords, keyboard walks, runs and repeats
// of digits and letters, names, pets, teams and everyday words with the endings people give them, seasons with years.
// It is an approximation of the commonest 3,000, not a count of them. Server only: 27 KB that no browser needs.
const TEXT = `
123456 password 123456789 12345678 1234567 1234567890 qwerty abc123 password1 111111 123123 iloveyou
000000 admin1 welcome monkey dragon letmein football baseball master michael shadow superman batman
trustno1 sunshine princess 654321 666666 121212 1q2w3e4r 1q2w3e4r5t 1qaz2wsx qwertyuiop qwerty123 qwerty1
zxcvbn zxcvbnm asdfgh asdfghjkl asdfjkl passw0rd p@ssw0rd p@ssword pa55word pass123 pass1234 passwort
password123 password12 password2 password3 password! admin123 administrator root123 toor123 guest123
test123 test1234 testing testtest changeme changeit default secret secret123 access access14 hello123
hello1 hellohello whatever freedom ginger computer internet pepper killer jordan jordan23 hunter hunter2
buster soccer hockey charlie andrew thomas robert daniel george jessica jennifer michelle amanda ashley
nicole joshua matthew anthony william richard joseph taylor austin merlin ranger harley thunder cookie
summer winter spring autumn flower tigger yankees dallas maggie steelers starwars cheese matrix silver
golden corvette mercedes ferrari porsche mustang camaro phoenix falcon eagles eagle1 cowboys packers
lakers chelsea liverpool arsenal barcelona realmadrid manchester united juventus rangers celtic everton
bulldog dolphin dolphins butterfly rainbow chocolate orange purple yellow banana apples strawberry
blueberry cherry peaches peanut cupcake sweetie sweety lovely loveme lovers lover1 loveyou iloveyou1
iloveyou2 iloveu iloveme iloveyou! forever babygirl babygirl1 babyboy babyboy1 baby123 mybaby angel1
angel123 angels bubbles bubba1 buddy1 buddy123 friends friend blessed blessing jesus1 jesus123 jesuschrist
christ heaven faith1 prayer mother mother1 father father1 mommy1 mommy123 daddy1 daddy123 mylove mylove1
mypassword mypass family family1 children brother sister princess1 princess123 prince1 queen1 queen123
kitty1 kitten hellokitty snoopy garfield mickey mickey1 minnie donald pluto1 tweety scooby scooby1
spongebob pokemon pokemon1 pikachu naruto sasuke nintendo mario1 zelda1 minecraft fortnite roblox
callofduty counter gamer1 gaming xbox360 playstation samsung samsung1 iphone android google google1
google123 facebook facebook1 twitter youtube myspace1 linkedin yahoo1 hotmail gmail1 microsoft windows
apple1 apple123 macintosh linux1 ubuntu oracle oracle1 system manager manager1 service support operator
office office1 company business security letmein1 letmein123 login1 login123 logmein openme opensesame
sesame welcome1 welcome123 welcome2 hello2 hola123 bonjour bonjour1 salut1 azerty azerty123 azertyuiop
qwertz qwertz123 qwertzuiop motdepasse contrasena senha123 parola hallo123 hallo1 schatz sommer ciao123
qazwsx qazwsxedc qaz123 1qazxsw2 zaq12wsx zaq1zaq1 zaq1xsw2 !qaz2wsx q1w2e3r4 q1w2e3r4t5 q1w2e3 qweasd
qweasdzxc qweasd123 qweqwe qwe123 qwe12345 asd123 asdasd asdf1234 asdfasdf asdf12 asdfqwer zxczxc zxc123
zxcv1234 zxcvbnm1 poiuyt poiuytrewq lkjhgf mnbvcxz mnbvcx 1q2w3e 1q2w3e4 q2w3e4r5 1a2b3c 1a2b3c4d a1b2c3
a1b2c3d4 a12345 a123456 a1234567 a12345678 a123456789 aa123456 aa12345678 abc1234 abc12345 abcd123
abcd1234 abcdef abcdefg abcdefgh abcde1 abcdef1 abcabc aaa111 abcd12 12345a 123456a 1234567a 123456q
123456z 123abc 1234abcd 123qwe 123qweasd 123qaz 1234qwer 12qwaszx 12341234 123321 1234321 123454321
12344321 1122334455 112233 11223344 123123123 123321123 102030 10203040 010203 01020304 101010 131313
141414 151515 159753 159357 147258 147258369 147852 147852369 142536 258456 258369 321321 321654 3216549
456123 456456 456789 456852 741852 741852963 753951 789456 789456123 789789 852456 852963 951753 963852
963852741 987654 9876543 98765432 987654321 9876543210 0987654321 0123456789 012345 0123456 01234567
012345678 314159 31415926 3141592 271828 696969 420420 112112 123654 123789 246810 24681012 135790
1357924680 135246 7777777 88888888 99999999 11111111 00000000 1111111 22222222 333333 444444 555555 777777
888888 999999 222222 aaaaaa aaaaaaa aaaaaaaa bbbbbb xxxxxx zzzzzz qqqqqq wwwwww ssssss dddddd ffffff
xxxxxxxx 1111111111 0000000000 7777777777 a1a1a1 q1q1q1 z1z1z1 111222 222333 111222333 112211 121314
101112 aaa123 abc321 cba321 321cba qwerty12 qwerty1234 qwerty12345 qwerty7 qwerty! qwerty01 qwert123
qwert1 qwertyu qwerty99 qwerty11 qwerty2 qwerty69 1qwerty 123qwerty 12345qwert 1234qwerty qwer1234 qwer123
asdf123 lol123 lollol lolol1 nothing noname nopassword nopass anything something unknown unknown1 hacker
hackme letmesee passpass passme password. password01 password10 password11 password22 password99
password69 password1! password1234 password12345 passwords passwd passwd1 p4ssw0rd pa$$word pa$$w0rd
p@55w0rd passw0rd1 p@ssw0rd1 pass@123 password@1 password@123 admin@123 welcome@123 test@123 abc@123
qwerty@123 india123 india@123 master1 master123 dragon1 dragon123 monkey1 monkey123 shadow1 shadow123
sunshine1 superman1 superman123 batman1 batman123 football1 football123 baseball1 soccer1 soccer12
basketball basketball1 hockey1 tennis golfer golf123 swimming runner skater skateboard snowboard surfer
surfing racing racer1 nascar yamaha suzuki kawasaki honda1 toyota nissan bmw325 audia4 subaru ducati
harley1 thunder1 lightning tiger1 tiger123 tigers lion123 panther panthers bears1 wolf123 wolves wolverine
dogdog doggie doggy1 puppy1 catcat kittycat horses horse1 pony123 turtle monkeys gorilla elephant rabbit
bunny1 hamster spider spiderman spiderman1 ironman hulk123 captain avengers marvel joker1 joker123
harrypotter potter gandalf frodo1 legolas aragorn hobbit starwars1 skywalker yoda123 vader1 darthvader
startrek spock1 picard matrix1 neo123 morpheus trinity terminator rambo1 rocky1 godfather scarface titanic
avatar simpsons homer1 bart123 southpark cartman kenny1 familyguy metallica metallica1 slipknot nirvana
acdc123 megadeth ironmaiden pantera blink182 greenday linkinpark eminem 50cent tupac1 2pac123 snoopdogg
beyonce rihanna justin bieber justinbieber onedirection taylorswift beatles elvis1 guitar guitar1 drummer
bassman music1 musica music123 dancer dancing singer karate samurai ninja1 ninja123 wizard wizards witch1
vampire zombie demon1 devil1 devil666 satan666 lucifer hell666 angelo angela angelina blessed1 bless1
godisgood god123 godisgreat ilovegod lovegod jesus777 amen123 allah1 allah123 bismillah muhammad mohammed
krishna ganesh sairam omsairam buddha namaste shalom mybabies babylove babycakes pregnant newborn mommy2be
momtobe daddy2be firstbaby loveofmylife mamabear papabear sweetbaby littleone mykids mykids2 mykids3
mygirls myboys mydaughter myson1 mommyof1 mommyof2 mommyof3 momof2 momof3 stroller diapers samantha
elizabeth brandon melissa stephanie jasmine hannah alexis alexander nicholas jonathan christopher
christian benjamin samuel patrick victor vincent edward martin steven andrea sandra rachel rebecca olivia
sophia sophie isabella abigail madison oliver johnny maxwell sebastian gabriel miguel carlos antonio
alejandro fernando ricardo roberto eduardo francisco manuel daniela valentina camila gabriela carolina
mariana natalia patricia veronica monica sabrina vanessa crystal tiffany heather brittany courtney
danielle lauren kimberly katherine catherine kathryn christina christine cynthia deborah dorothy brenda
pamela teresa barbara bailey tucker smokey london america canada florida chicago boston diamond pretty
beautiful monster galaxy planet january february august september october november december monday tuesday
wednesday thursday friday saturday sunday michael1 michael123 jessica1 jessica123 ashley1 ashley123
daniel1 daniel123 joshua1 joshua123 matthew1 matthew123 andrew1 andrew123 jennifer1 jennifer123 amanda1
amanda123 nicole1 nicole123 jordan1 jordan123 taylor1 taylor123 thomas1 thomas123 robert1 robert123
william1 william123 charlie1 charlie123 anthony1 anthony123 joseph1 joseph123 david1 david123 richard1
richard123 samantha1 samantha123 elizabeth1 elizabeth123 brandon1 brandon123 justin1 justin123 melissa1
melissa123 michelle1 michelle123 stephanie1 stephanie123 jasmine1 jasmine123 hannah1 hannah123 alexis1
alexis123 alexander1 alexander123 nicholas1 nicholas123 jonathan1 jonathan123 christopher1 christopher123
christian1 christian123 benjamin1 benjamin123 samuel1 samuel123 patrick1 patrick123 victor1 victor123
vincent1 vincent123 george1 george123 edward1 edward123 martin1 martin123 kevin1 kevin123 steven1
steven123 brian1 brian123 jason1 jason123 eric123 adam123 aaron1 aaron123 amber1 amber123 andrea1
andrea123 angela1 angela123 anna123 maria1 maria123 marie1 marie123 linda1 linda123 sandra1 sandra123
susan1 susan123 karen1 karen123 nancy1 nancy123 laura1 laura123 sarah1 sarah123 rachel1 rachel123 rebecca1
rebecca123 emily1 emily123 emma123 olivia1 olivia123 sophia1 sophia123 sophie1 sophie123 isabella1
isabella123 abigail1 abigail123 madison1 madison123 chloe1 chloe123 grace1 grace123 lucas1 lucas123
oliver1 oliver123 harry1 harry123 jack123 james1 james123 john123 johnny1 johnny123 peter1 peter123
paul123 simon1 simon123 steve1 steve123 scott1 scott123 frank1 frank123 henry1 henry123 oscar1 oscar123
max123 maxwell1 maxwell123 sebastian1 sebastian123 gabriel1 gabriel123 miguel1 miguel123 carlos1 carlos123
jose123 juan123 luis123 pedro1 pedro123 diego1 diego123 antonio1 antonio123 alejandro1 alejandro123
fernando1 fernando123 ricardo1 ricardo123 roberto1 roberto123 eduardo1 eduardo123 francisco1 francisco123
manuel1 manuel123 daniela1 daniela123 valentina1 valentina123 camila1 camila123 gabriela1 gabriela123
carolina1 carolina123 mariana1 mariana123 natalia1 natalia123 patricia1 patricia123 veronica1 veronica123
monica1 monica123 sabrina1 sabrina123 vanessa1 vanessa123 crystal1 crystal123 tiffany1 tiffany123 heather1
heather123 brittany1 brittany123 courtney1 courtney123 danielle1 danielle123 lauren1 lauren123 kimberly1
kimberly123 katherine1 katherine123 catherine1 catherine123 kathryn1 kathryn123 christina1 christina123
christine1 christine123 cynthia1 cynthia123 deborah1 deborah123 diana1 diana123 donna1 donna123 dorothy1
dorothy123 brenda1 brenda123 pamela1 pamela123 teresa1 teresa123 barbara1 barbara123 bailey1 bailey123
buster1 buster123 maggie1 maggie123 molly1 molly123 lucky1 lucky123 rocky123 bella1 bella123 coco123
daisy1 daisy123 sasha1 sasha123 ginger1 ginger123 pepper1 pepper123 teddy1 teddy123 toby123 tucker1
tucker123 smokey1 smokey123 sunshine123 baseball123 soccer123 hockey123 summer1 summer123 winter1
winter123 spring1 spring123 autumn1 autumn123 flower1 flower123 cookie1 cookie123 cheese1 cheese123
chocolate1 chocolate123 banana1 banana123 orange1 orange123 purple1 purple123 silver1 silver123 golden1
golden123 love123 lovely1 lovely123 happy1 happy123 freedom1 freedom123 secret1 killer1 killer123 hunter1
hunter123 eagle123 falcon1 falcon123 phoenix1 phoenix123 bear123 panther1 panther123 dolphin1 dolphin123
butterfly1 butterfly123 rainbow1 rainbow123 star123 starwars123 pokemon123 naruto1 naruto123 mustang1
mustang123 ferrari1 ferrari123 porsche1 porsche123 yankees1 yankees123 cowboys1 cowboys123 chelsea1
chelsea123 liverpool1 liverpool123 arsenal1 arsenal123 barcelona1 barcelona123 london1 london123 paris1
paris123 america1 america123 canada1 canada123 texas1 texas123 florida1 florida123 chicago1 chicago123
boston1 boston123 dallas1 dallas123 heaven1 heaven123 family123 mother123 computer1 computer123 internet1
internet123 facebook123 samsung123 money1 money123 diamond1 diamond123 gold123 sexy123 pretty1 pretty123
beautiful1 beautiful123 sweet1 sweet123 honey1 honey123 sugar1 sugar123 candy1 candy123 peanut1 peanut123
kitty123 puppy123 turtle1 turtle123 monster1 monster123 zombie1 zombie123 wizard1 wizard123 magic1
magic123 guitar123 rock123 dance1 dance123 access1 access123 spider1 spider123 thunder123 storm1 storm123
snow123 fire123 water1 water123 ocean1 ocean123 beach1 beach123 sunny1 sunny123 moon123 galaxy1 galaxy123
planet1 planet123 19501950 19511951 19521952 19531953 19541954 19551955 19561956 19571957 19581958
19591959 19601960 19611961 19621962 19631963 19641964 19651965 19661966 19671967 19681968 19691969
19701970 19711971 19721972 19731973 19741974 19751975 19761976 19771977 19781978 19791979 19801980
19811981 19821982 19831983 19841984 19851985 19861986 19871987 19881988 19891989 19901990 19911991
19921992 19931993 19941994 19951995 19961996 19971997 19981998 19991999 20002000 20012001 20022002
20032003 20042004 20052005 20062006 20072007 20082008 20092009 20102010 20112011 20122012 20132013
20142014 20152015 20162016 20172017 20182018 20192019 20202020 20212021 20222022 20232023 20242024
20252025 20262026 20272027 20282028 20292029 0000000 000000000 111111111 2222222 222222222 2222222222
3333333 33333333 333333333 3333333333 4444444 44444444 444444444 4444444444 5555555 55555555 555555555
5555555555 6666666 66666666 666666666 6666666666 77777777 777777777 8888888 888888888 8888888888 9999999
999999999 9999999999 010101 020202 030303 040404 050505 060606 070707 080808 090909 161616 171717 181818
191919 202020 212121 232323 242424 252525 262626 272727 282828 292929 303030 313131 323232 343434 353535
363636 373737 383838 393939 404040 414141 424242 434343 454545 464646 474747 484848 494949 505050 515151
525252 535353 545454 565656 575757 585858 595959 606060 616161 626262 636363 646464 656565 676767 686868
707070 717171 727272 737373 747474 757575 767676 787878 797979 808080 818181 828282 838383 848484 858585
868686 878787 898989 909090 919191 929292 939393 949494 959595 969696 979797 989898 bbbbbbbb cccccc
cccccccc dddddddd eeeeee eeeeeeee ffffffff gggggg gggggggg hhhhhh hhhhhhhh iiiiii iiiiiiii jjjjjj jjjjjjjj
kkkkkk kkkkkkkk llllll llllllll mmmmmm mmmmmmmm nnnnnn nnnnnnnn oooooo oooooooo pppppp pppppppp qqqqqqqq
rrrrrr rrrrrrrr ssssssss tttttt tttttttt uuuuuu uuuuuuuu vvvvvv vvvvvvvv wwwwwwww yyyyyy yyyyyyyy zzzzzzzz
234567 345678 2345678 3456789 23456789 34567890 234567890 098765 876543 0987654 8765432 09876543 87654321
098765432 wertyu ertyui wertyui ertyuio qwertyui wertyuio ertyuiop qwertyuio wertyuiop oiuytr iuytre
poiuytr oiuytre iuytrew poiuytre oiuytrew iuytrewq poiuytrew oiuytrewq sdfghj dfghjk asdfghj sdfghjk
dfghjkl asdfghjk sdfghjkl kjhgfd jhgfds lkjhgfd kjhgfds jhgfdsa lkjhgfds kjhgfdsa lkjhgfdsa xcvbnm nbvcxz
zertyu azertyu zertyui azertyui zertyuio azertyuio zertyuiop iuytrez oiuytrez iuytreza poiuytrez oiuytreza
poiuytreza wertzu ertzui qwertzu wertzui ertzuio qwertzui wertzuio ertzuiop qwertzuio wertzuiop poiuzt
oiuztr iuztre poiuztr oiuztre iuztrew poiuztre oiuztrew iuztrewq poiuztrew oiuztrewq poiuztrewq abcdefghi
abcdefghij zyxwvu zyxwvut zyxwvuts zyxwvutsr zyxwvutsrq january1 january12 january123 january2020
january2021 january2022 january2023 january2024 january2025 january2026 february1 february12 february123
february2020 february2021 february2022 february2023 february2024 february2025 february2026 march1 march12
march123 march2020 march2021 march2022 march2023 march2024 march2025 march2026 april1 april12 april123
april2020 april2021 april2022 april2023 april2024 april2025 april2026 may123 may2020 may2021 may2022
may2023 may2024 may2025 may2026 june12 june123 june2020 june2021 june2022 june2023 june2024 june2025
june2026 july12 july123 july2020 july2021 july2022 july2023 july2024 july2025 july2026 august1 august12
august123 august2020 august2021 august2022 august2023 august2024 august2025 august2026 september1
september12 september123 september2020 september2021 september2022 september2023 september2024
september2025 september2026 october1 october12 october123 october2020 october2021 october2022 october2023
october2024 october2025 october2026 november1 november12 november123 november2020 november2021
november2022 november2023 november2024 november2025 november2026 december1 december12 december123
december2020 december2021 december2022 december2023 december2024 december2025 december2026 monday1
monday12 monday123 monday2020 monday2021 monday2022 monday2023 monday2024 monday2025 monday2026 tuesday1
tuesday12 tuesday123 tuesday2020 tuesday2021 tuesday2022 tuesday2023 tuesday2024 tuesday2025 tuesday2026
wednesday1 wednesday12 wednesday123 wednesday2020 wednesday2021 wednesday2022 wednesday2023 wednesday2024
wednesday2025 wednesday2026 thursday1 thursday12 thursday123 thursday2020 thursday2021 thursday2022
thursday2023 thursday2024 thursday2025 thursday2026 friday1 friday12 friday123 friday2020 friday2021
friday2022 friday2023 friday2024 friday2025 friday2026 saturday1 saturday12 saturday123 saturday2020
saturday2021 saturday2022 saturday2023 saturday2024 saturday2025 saturday2026 sunday1 sunday12 sunday123
sunday2020 sunday2021 sunday2022 sunday2023 sunday2024 sunday2025 sunday2026 summer2000 summer2001
summer2002 summer2003 summer2004 summer2005 summer2006 summer2007 summer2008 summer2009 summer2010
summer2011 summer2012 summer2013 summer2014 summer2015 summer2016 summer2017 summer2018 summer2019
summer2020 summer2021 summer2022 summer2023 summer2024 summer2025 summer2026 winter2000 winter2001
winter2002 winter2003 winter2004 winter2005 winter2006 winter2007 winter2008 winter2009 winter2010
winter2011 winter2012 winter2013 winter2014 winter2015 winter2016 winter2017 winter2018 winter2019
winter2020 winter2021 winter2022 winter2023 winter2024 winter2025 winter2026 spring2000 spring2001
spring2002 spring2003 spring2004 spring2005 spring2006 spring2007 spring2008 spring2009 spring2010
spring2011 spring2012 spring2013 spring2014 spring2015 spring2016 spring2017 spring2018 spring2019
spring2020 spring2021 spring2022 spring2023 spring2024 spring2025 spring2026 autumn2000 autumn2001
autumn2002 autumn2003 autumn2004 autumn2005 autumn2006 autumn2007 autumn2008 autumn2009 autumn2010
autumn2011 autumn2012 autumn2013 autumn2014 autumn2015 autumn2016 autumn2017 autumn2018 autumn2019
autumn2020 autumn2021 autumn2022 autumn2023 autumn2024 autumn2025 autumn2026 password2000 password2001
password2002 password2003 password2004 password2005 password2006 password2007 password2008 password2009
password2010 password2011 password2012 password2013 password2014 password2015 password2016 password2017
password2018 password2019 password2020 password2021 password2022 password2023 password2024 password2025
password2026 welcome2000 welcome2001 welcome2002 welcome2003 welcome2004 welcome2005 welcome2006
welcome2007 welcome2008 welcome2009 welcome2010 welcome2011 welcome2012 welcome2013 welcome2014
welcome2015 welcome2016 welcome2017 welcome2018 welcome2019 welcome2020 welcome2021 welcome2022
welcome2023 welcome2024 welcome2025 welcome2026 qwerty2000 qwerty2001 qwerty2002 qwerty2003 qwerty2004
qwerty2005 qwerty2006 qwerty2007 qwerty2008 qwerty2009 qwerty2010 qwerty2011 qwerty2012 qwerty2013
qwerty2014 qwerty2015 qwerty2016 qwerty2017 qwerty2018 qwerty2019 qwerty2020 qwerty2021 qwerty2022
qwerty2023 qwerty2024 qwerty2025 qwerty2026 admin2000 admin2001 admin2002 admin2003 admin2004 admin2005
admin2006 admin2007 admin2008 admin2009 admin2010 admin2011 admin2012 admin2013 admin2014 admin2015
admin2016 admin2017 admin2018 admin2019 admin2020 admin2021 admin2022 admin2023 admin2024 admin2025
admin2026 hello2000 hello2001 hello2002 hello2003 hello2004 hello2005 hello2006 hello2007 hello2008
hello2009 hello2010 hello2011 hello2012 hello2013 hello2014 hello2015 hello2016 hello2017 hello2018
hello2019 hello2020 hello2021 hello2022 hello2023 hello2024 hello2025 hello2026 love2000 love2001 love2002
love2003 love2004 love2005 love2006 love2007 love2008 love2009 love2010 love2011 love2012 love2013
love2014 love2015 love2016 love2017 love2018 love2019 love2020 love2021 love2022 love2023 love2024
love2025 love2026 baby2000 baby2001 baby2002 baby2003 baby2004 baby2005 baby2006 baby2007 baby2008
baby2009 baby2010 baby2011 baby2012 baby2013 baby2014 baby2015 baby2016 baby2017 baby2018 baby2019
baby2020 baby2021 baby2022 baby2023 baby2024 baby2025 baby2026 password7 password13 password23 password21
password5 password00 password88 password77 welcome12 welcome01 welcome! welcome7 welcome11 welcome69
welcome1234 welcome22 welcome99 welcome13 welcome23 welcome21 welcome10 welcome3 welcome5 welcome00
welcome88 welcome77 welcome12345 dragon12 dragon2 dragon01 dragon! dragon7 dragon11 dragon69 dragon1234
dragon22 dragon99 dragon13 dragon23 dragon21 dragon10 dragon3 dragon5 dragon00 dragon88 dragon77
dragon12345 monkey12 monkey2 monkey01 monkey! monkey7 monkey11 monkey69 monkey1234 monkey22 monkey99
monkey13 monkey23 monkey21 monkey10 monkey3 monkey5 monkey00 monkey88 monkey77 monkey12345 master12
master2 master01 master! master7 master11 master69 master1234 master22 master99 master13 master23 master21
master10 master3 master5 master00 master88 master77 master12345 shadow12 shadow2 shadow01 shadow! shadow7
shadow11 shadow69 shadow1234 shadow22 shadow99 shadow13 shadow23 shadow21 shadow10 shadow3 shadow5
shadow00 shadow88 shadow77 shadow12345 sunshine12 sunshine2 sunshine01 sunshine! sunshine7 sunshine11
sunshine69 sunshine1234 sunshine22 sunshine99 sunshine13 sunshine23 sunshine21 sunshine10 sunshine3
sunshine5 sunshine00 sunshine88 sunshine77 sunshine12345 princess12 princess2 princess01 princess!
princess7 princess11 princess69 princess1234 princess22 princess99 princess13 princess23 princess21
princess10 princess3 princess5 princess00 princess88 princess77 princess12345 football12 football2
football01 football! football7 football11 football69 football1234 football22 football99 football13
football23 football21 football10 football3 football5 football00 football88 football77 football12345
baseball12 baseball2 baseball01 baseball! baseball7 baseball11 baseball69 baseball1234 baseball22
baseball99 baseball13 baseball23 baseball21 baseball10 baseball3 baseball5 baseball00 baseball88
baseball77 baseball12345 soccer2 soccer01 soccer! soccer7 soccer11 soccer69 soccer1234 soccer22 soccer99
soccer13 soccer23 soccer21 soccer10 soccer3 soccer5 soccer00 soccer88 soccer77 soccer12345 hockey12
hockey2 hockey01 hockey! hockey7 hockey11 hockey69 hockey1234 hockey22 hockey99 hockey13 hockey23 hockey21
hockey10 hockey3 hockey5 hockey00 hockey88 hockey77 hockey12345 superman12 superman2 superman01 superman!
superman7 superman11 superman69 superman1234 superman22 superman99 superman13 superman23 superman21
superman10 superman3 superman5 superman00 superman88 superman77 superman12345 batman12 batman2 batman01
batman! batman7 batman11 batman69 batman1234 batman22 batman99 batman13 batman23 batman21 batman10 batman3
batman5 batman00 batman88 batman77 batman12345 summer12 summer2 summer01 summer! summer7 summer11 summer69
summer1234 summer22 summer99 summer13 summer23 summer21 summer10 summer3 summer5 summer00 summer88
summer77 summer12345 winter12 winter2 winter01 winter! winter7 winter11 winter69 winter1234 winter22
winter99 winter13 winter23 winter21 winter10 winter3 winter5 winter00 winter88 winter77 winter12345
spring12 spring2 spring01 spring! spring7 spring11 spring69 spring1234 spring22 spring99 spring13 spring23
spring21 spring10 spring3 spring5 spring00 spring88 spring77 spring12345 autumn12 autumn2 autumn01 autumn!
autumn7 autumn11 autumn69 autumn1234 autumn22 autumn99 autumn13 autumn23 autumn21 autumn10 autumn3 autumn5
autumn00 autumn88 autumn77 autumn12345 flower12 flower2 flower01 flower! flower7 flower11 flower69
flower1234 flower22 flower99 flower13 flower23 flower21 flower10 flower3 flower5 flower00 flower88
flower77 flower12345 cookie12 cookie2 cookie01 cookie! cookie7 cookie11 cookie69 cookie1234 cookie22
cookie99 cookie13 cookie23 cookie21 cookie10 cookie3 cookie5 cookie00 cookie88 cookie77 cookie12345
cheese12 cheese2 cheese01 cheese! cheese7 cheese11 cheese69 cheese1234 cheese22 cheese99 cheese13 cheese23
cheese21 cheese10 cheese3 cheese5 cheese00 cheese88 cheese77 cheese12345 chocolate12 chocolate2
chocolate01 chocolate! chocolate7 chocolate11 chocolate69 chocolate1234 chocolate22 chocolate99
chocolate13 chocolate23 chocolate21 chocolate10 chocolate3 chocolate5 chocolate00 chocolate88 chocolate77
chocolate12345 banana12 banana2 banana01 banana! banana7 banana11 banana69 banana1234 banana22 banana99
banana13 banana23 banana21 banana10 banana3 banana5 banana00 banana88 banana77 banana12345 orange12
orange2 orange01 orange! orange7 orange11 orange69 orange1234 orange22 orange99 orange13 orange23 orange21
orange10 orange3 orange5 orange00 orange88 orange77 orange12345 purple12 purple2 purple01 purple! purple7
purple11 purple69 purple1234 purple22 purple99 purple13 purple23 purple21 purple10 purple3 purple5
purple00 purple88 purple77 purple12345 silver12 silver2 silver01 silver! silver7 silver11 silver69
silver1234 silver22 silver99 silver13 silver23 silver21 silver10 silver3 silver5 silver00 silver88
silver77 silver12345 golden12 golden2 golden01 golden! golden7 golden11 golden69 golden1234 golden22
golden99 golden13 golden23 golden21 golden10 golden3 golden5 golden00 golden88 golden77 golden12345
angel12 angel2 angel01 angel! angel7 angel11 angel69 angel1234 angel22 angel99 angel13 angel23 angel21
angel10 angel3 angel5 angel00 angel88 angel77 angel12345 baby12 baby01 baby11 baby69 baby1234 baby22
baby99 baby13 baby23 baby21 baby10 baby00 baby88 baby77 baby12345 love12 love01 love11 love69 love1234
love22 love99 love13 love23 love21 love10 love00 love88 love77 love12345 lovely12 lovely2 lovely01 lovely!
lovely7 lovely11 lovely69 lovely1234 lovely22 lovely99 lovely13 lovely23 lovely21 lovely10 lovely3 lovely5
lovely00 lovely88 lovely77 lovely12345 happy12 happy2 happy01 happy! happy7 happy11 happy69 happy1234
happy22 happy99 happy13 happy23 happy21 happy10 happy3 happy5 happy00 happy88 happy77 happy12345 lucky12
lucky2 lucky01 lucky! lucky7 lucky11 lucky69 lucky1234 lucky22 lucky99 lucky13 lucky23 lucky21 lucky10
lucky3 lucky5 lucky00 lucky88 lucky77 lucky12345 freedom12 freedom2 freedom01 freedom! freedom7 freedom11
freedom69 freedom1234 freedom22 freedom99 freedom13 freedom23 freedom21 freedom10 freedom3 freedom5
freedom00 freedom88 freedom77 freedom12345 secret12 secret2 secret01 secret! secret7 secret11 secret69
secret1234 secret22 secret99 secret13 secret23 secret21 secret10 secret3 secret5 secret00 secret88
secret77 secret12345 killer12 killer2 killer01 killer! killer7 killer11 killer69 killer1234 killer22
killer99 killer13 killer23 killer21 killer10 killer3 killer5 killer00 killer88 killer77 killer12345
hunter12 hunter01 hunter! hunter7 hunter11 hunter69 hunter1234 hunter22 hunter99 hunter13 hunter23
hunter21 hunter10 hunter3 hunter5 hunter00 hunter88 hunter77 hunter12345 tiger12 tiger2 tiger01 tiger!
tiger7 tiger11 tiger69 tiger1234 tiger22 tiger99 tiger13 tiger23 tiger21 tiger10 tiger3 tiger5 tiger00
tiger88 tiger77 tiger12345 eagle12 eagle2 eagle01 eagle! eagle7 eagle11 eagle69 eagle1234 eagle22 eagle99
eagle13 eagle23 eagle21 eagle10 eagle3 eagle5 eagle00 eagle88 eagle77 eagle12345 falcon12 falcon2 falcon01
falcon! falcon7 falcon11 falcon69 falcon1234 falcon22 falcon99 falcon13 falcon23 falcon21 falcon10 falcon3
falcon5 falcon00 falcon88 falcon77 falcon12345 phoenix12 phoenix2 phoenix01 phoenix! phoenix7 phoenix11
phoenix69 phoenix1234 phoenix22 phoenix99 phoenix13 phoenix23 phoenix21 phoenix10 phoenix3 phoenix5
phoenix00 phoenix88 phoenix77 phoenix12345 wolf12 wolf01 wolf11 wolf69 wolf1234 wolf22 wolf99 wolf13
wolf23 wolf21 wolf10 wolf00 wolf88 wolf77 wolf12345 bear12 bear01 bear11 bear69 bear1234 bear22 bear99
bear13 bear23 bear21 bear10 bear00 bear88 bear77
`;

const COMMON: ReadonlySet<string> = new Set(TEXT.trim().split(/\s+/));

/** Whether a password is one of the commonest, in whatever case it is written. */
export function isCommonPassword(password: string): boolean {
  return COMMON.has(password.toLowerCase());
}
