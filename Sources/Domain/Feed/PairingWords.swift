/// The check words that two people read to each other to verify that they share the same secret: 256 nouns in English
/// and Czech. A check word is identified by its index in `all`.
package enum PairingWords {
  package static let all: [(english: String, czech: String)] = table.split(separator: "\n").flatMap { line in
    line.split(separator: ",").map { pair in
      let words = pair.split(separator: "=")
      return (String(words[0]), String(words[1]))
    }
  }

  private static let table = """
    dog=pes,cat=kočka,horse=kůň,cow=kráva,goat=koza,sheep=ovce,pig=prase,hen=slepice
    duck=kachna,goose=husa,swan=labuť,owl=sova,eagle=orel,crow=vrána,stork=čáp,pigeon=holub
    bear=medvěd,wolf=vlk,fox=liška,deer=jelen,hare=zajíc,mouse=myš,rat=krysa,mole=krtek
    hedgehog=ježek,squirrel=veverka,beaver=bobr,otter=vydra,badger=jezevec,bat=netopýr,lion=lev,tiger=tygr
    elephant=slon,camel=velbloud,monkey=opice,zebra=zebra,giraffe=žirafa,whale=velryba,shark=žralok,seal=tuleň
    frog=žába,snake=had,lizard=ještěrka,turtle=želva,fish=ryba,carp=kapr,trout=pstruh,eel=úhoř
    bee=včela,ant=mravenec,fly=moucha,spider=pavouk,butterfly=motýl,beetle=brouk,snail=hlemýžď,worm=žížala
    apple=jablko,pear=hruška,plum=švestka,cherry=třešeň,peach=broskev,grape=hrozen,lemon=citron,orange=pomeranč
    banana=banán,melon=meloun,strawberry=jahoda,raspberry=malina,walnut=ořech,potato=brambora,tomato=rajče,carrot=mrkev
    onion=cibule,garlic=česnek,cabbage=zelí,bean=fazole,pea=hrách,pumpkin=dýně,cucumber=okurka,pepper=paprika
    bread=chléb,butter=máslo,cheese=sýr,egg=vejce,honey=med,salt=sůl,sugar=cukr,milk=mléko
    coffee=káva,tea=čaj,soup=polévka,cake=dort,rice=rýže,flour=mouka,oil=olej,ice=led
    oak=dub,birch=bříza,pine=borovice,willow=vrba,lime=lípa,maple=javor,leaf=list,root=kořen
    rose=růže,tulip=tulipán,daisy=kopretina,poppy=mák,clover=jetel,moss=mech,fern=kapradí,mushroom=houba
    sun=slunce,moon=měsíc,star=hvězda,cloud=mrak,rain=déšť,snow=sníh,wind=vítr,storm=bouřka
    fog=mlha,frost=mráz,rainbow=duha,thunder=hrom,fire=oheň,smoke=kouř,ash=popel,shadow=stín
    sea=moře,lake=jezero,river=řeka,brook=potok,well=studna,island=ostrov,beach=pláž,wave=vlna
    mountain=hora,hill=kopec,valley=údolí,cave=jeskyně,rock=skála,sand=písek,forest=les,meadow=louka
    field=pole,garden=zahrada,path=cesta,bridge=most,gate=brána,fence=plot,wall=zeď,tower=věž
    house=dům,roof=střecha,door=dveře,window=okno,stairs=schody,chimney=komín,cellar=sklep,kitchen=kuchyně
    table=stůl,chair=židle,bed=postel,lamp=lampa,mirror=zrcadlo,carpet=koberec,clock=hodiny,candle=svíčka
    spoon=lžíce,fork=vidlička,knife=nůž,plate=talíř,cup=hrnek,bottle=láhev,bowl=mísa,pan=pánev
    hammer=kladivo,saw=pila,nail=hřebík,screw=šroub,ladder=žebřík,bucket=kbelík,rope=lano,wheel=kolo
    key=klíč,lock=zámek,bell=zvon,box=krabice,basket=koš,bag=taška,needle=jehla,thread=nit
    shirt=košile,coat=kabát,hat=klobouk,shoe=bota,glove=rukavice,scarf=šála,belt=opasek,button=knoflík
    book=kniha,pen=pero,paper=papír,letter=dopis,map=mapa,picture=obraz,brush=štětec,ink=inkoust
    piano=klavír,violin=housle,drum=buben,trumpet=trubka,guitar=kytara,flute=flétna,harp=harfa,song=píseň
    ball=míč,kite=drak,doll=panenka,swing=houpačka,sledge=sáně,skate=brusle,ski=lyže,medal=medaile
    train=vlak,ship=loď,plane=letadlo,bicycle=bicykl,tram=tramvaj,anchor=kotva,sail=plachta,rudder=kormidlo
    hand=ruka,foot=noha,eye=oko,ear=ucho,nose=nos,tooth=zub,heart=srdce,bone=kost
    king=král,queen=královna,knight=rytíř,baker=pekař,miller=mlynář,tailor=krejčí,sailor=námořník,hunter=lovec
    gold=zlato,silver=stříbro,iron=železo,copper=měď,glass=sklo,brick=cihla,silk=hedvábí,leather=kůže
    """
}
