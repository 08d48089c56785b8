/// Maps the words and codes that files and services use for sports to kinds of activities.
enum SportTable {
  /// The sport that each word means; nil for a word that means no particular sport. The words are in lower case,
  /// without accents.
  static let words: [String: StatedSport?] = {
    var words: [String: StatedSport?] = ["": StatedSport?.none]
    for line in text.split(separator: "\n") {
      let parts = line.split(separator: ":", maxSplits: 1).map { trimmed($0) }
      let stated = StatedSport(path: parts[0])
      for word in parts[1].split(separator: ",").map({ trimmed($0) }) {
        words.updateValue(parts[0] == "own" ? StatedSport(word) : stated, forKey: word)
      }
    }
    return words
  }()

  private static func trimmed(_ text: Substring) -> String {
    text.split(separator: " ").joined(separator: " ")
  }

  /// Each line has a kind, optionally followed by a slash and a detail, and then the words for it. The words after
  /// `own` are kinds themselves.
  private static let text = """
    running: run, running, jog, jogging, street running, road running, ultra run, ultra running, race, laufen, \
    lauf, course a pied, course, carrera, correr, corsa, corrida, beh, behani, bieganie, hardlopen, loping, juoksu, \
    бег, забег, ラン, ランニング, 跑步, 달리기, 러닝
    running/trail: trail run, trail running, trailrunning, traillauf, trail, carrera de montana, トレイルラン, 越野跑, \
    트레일 러닝
    running/treadmill: treadmill, treadmill running, indoor running, indoor run, laufband
    running/track: track run, track running
    running/virtual: virtual run, virtual running, バーチャルラン, 虚拟跑步, 虛擬跑步, 가상 달리기
    walking: walk, walking, treadmill walking, indoor walking, casual walking, speed walking, power walking, \
    nordic walking, spaziergang, gehen, spazieren, marche, marche a pied, caminata, caminar, andar, camminata, \
    caminhada, chuze, prochazka, spacer, wandelen, ходьба, прогулка, ウォーキング, 步行, 散步, 걷기
    hiking: hike, hiking, trekking, wandern, wanderung, randonnee, senderismo, escursionismo, trilha, turistika, \
    pesi turistika, wedrowka, поход, ハイキング, 徒步, 健行, 하이킹
    swimming: swim, swimming, lap swimming, pool swim, pool swimming, swimming pool, swim pool, open water, \
    open water swim, open water swimming, swimming open water, schwimmen, freiwasserschwimmen, natation, natacion, \
    nuoto, natacao, plavani, plywanie, zwemmen, плавание, スイム, 水泳, 游泳, 수영
    cycling: ride, cycling, biking, bike, bicycle, road biking, road cycling, mountain biking, mountain bike ride, \
    mountain biking ride, mtb, gravel ride, gravel cycling, indoor cycling, virtual ride, virtual cycling, \
    e bike ride, e biking, e mountain bike ride, handcycle, radfahren, radfahrt, fahrrad, velo, cyclisme, \
    sortie velo, ciclismo, bicicleta, pedalada, cyklistika, jizda na kole, kolo, kolarstwo, fietsen, \
    велосипед, заезд, ライド, サイクリング, 骑行, 騎乘, 라이딩
    none: other, others, generic, unknown, track, sport, activity, uncategorized, default, sonstiges, andere, \
    autre, autres, otro, otros, altro, outro, jine, ostatni, inne, anders, none
    own: yoga, pilates, strength training, weight training, workout, hiit, crossfit, elliptical, stair stepper, \
    rowing, virtual rowing, alpine ski, alpine skiing, backcountry ski, nordic ski, cross country skiing, \
    roller ski, snowboard, snowshoe, ice skate, inline skate, skating, kayaking, canoeing, stand up paddling, \
    surfing, sailing, golf, tennis, badminton, table tennis, squash, soccer, football, basketball, volleyball, \
    rock climb, rock climbing, climbing, boxing, dancing, meditation, wheelchair, skateboard, driving, \
    krafttraining, ski alpin, skitour, rudern, entrenamiento con pesas, musculation, posilovani, joga, lyzovani
    """
}
