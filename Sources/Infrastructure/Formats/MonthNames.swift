/// Finds months by their names and abbreviations in English, Czech, German, Spanish, French, Italian, Portuguese,
/// Dutch, Polish, Danish, Swedish, Norwegian, Finnish, Turkish, Russian and Ukrainian.
package enum MonthNames {
  /// Returns the number of a month; nil if the word names none.
  /// - Parameter word: the word in lower case. The Turkish "ı" and "i" count as equal, because lower-casing "KASIM" or
  ///   "HAZİRAN" without knowing the language confuses them.
  package static func month(_ word: String) -> Int? { numbers[word] ?? numbers[folded(word)] }

  /// Returns a text with "i" in place of "ı", and without the dot that lower-casing "İ" leaves above an "i".
  private static func folded(_ word: String) -> String {
    var scalars = String.UnicodeScalarView()
    for scalar in word.unicodeScalars where scalar != "\u{307}" { scalars.append(scalar == "\u{131}" ? "i" : scalar) }
    return String(scalars)
  }

  private static let numbers: [String: Int] = {
    let names = [
      "january jan leden ledna led januar jänner enero ene janvier janv gennaio gen janeiro januari "
        + "stycznia styczeń sty ocak oca января январь янв "
        + "січня січень січ",
      "february feb únor února úno februar febrero février févr febbraio fevereiro fev februari lutego luty "
        + "lut şubat şub февраля февраль февр фев "
        + "лютого лютий лют",
      "march mar březen března bře märz mär mrz marzo mars março maart mrt marts marca marzec mart марта "
        + "март мар "
        + "березня березень берез бер",
      "april apr duben dubna dub abril abr avril avr aprile kwietnia kwiecień kwi nisan nis апреля апрель "
        + "апр "
        + "квітня квітень квіт кві",
      "may květen května kvě mai mayo maggio mag maio mei maj maja mayıs мая май "
        + "травня травень трав тра",
      "june jun červen června čvn juni junio juin giugno giu junho czerwca czerwiec cze haziran haz июня "
        + "июнь июн "
        + "червня червень черв чер",
      "july jul červenec července čvc juli julio juillet juil luglio lug julho lipca lipiec lip temmuz tem "
        + "июля июль июл "
        + "липня липень лип",
      "august aug srpen srpna srp agosto ago août aoû augustus augusti sierpnia sierpień sie ağustos ağu "
        + "августа август авг "
        + "серпня серпень серп сер",
      "september sep sept září zář septiembre setiembre septembre settembre set setembro września wrzesień "
        + "wrz eylül eyl сентября сентябрь сент сен "
        + "вересня вересень верес вер",
      "october oct říjen října říj oktober okt octubre octobre ottobre ott outubro out października "
        + "październik paź ekim eki октября октябрь окт "
        + "жовтня жовтень жовт жов",
      "november nov listopad listopadu lis noviembre novembre novembro listopada kasım kas ноября ноябрь "
        + "нояб ноя "
        + "листопада листопад лист лис",
      "december dec prosinec prosince pro dezember dez diciembre dic décembre déc dicembre dezembro grudnia "
        + "grudzień gru aralık ara desember des декабря декабрь дек "
        + "грудня грудень груд гру",
    ]
    var numbers: [String: Int] = [:]
    let finnish = [
      "tammi", "helmi", "maalis", "huhti", "touko", "kesä", "heinä", "elo", "syys", "loka", "marras", "joulu",
    ]
    for (index, list) in names.enumerated() {
      let inFinnish = ["", "k", "kuu", "kuuta"].map { finnish[index] + $0 }
      for name in list.split(separator: " ").map(String.init) + inFinnish {
        numbers[name] = index + 1
        numbers[MonthNames.folded(name)] = index + 1
      }
    }
    return numbers
  }()
}
