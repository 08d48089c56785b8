/// Removes accents and other marks from Latin, Greek and Cyrillic letters, so that `é` becomes `e`. The result is the
/// same as Unicode's canonical decomposition (NFD) without the marks U+0300 to U+036F. A letter without a
/// decomposition, such as `ł`, does not change.
enum LetterBase {
  /// Returns the letter without its marks; nil if it has none.
  /// - Parameter letter: a lowercase letter.
  static func withoutMarks(_ letter: Unicode.Scalar) -> Unicode.Scalar? {
    letter.value < 0xC0 ? nil : bases[letter]
  }

  static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    (0x300...0x36F).contains(scalar.value)
  }

  /// Maps each letter that has a mark to the letter without the mark.
  private static let bases: [Unicode.Scalar: Unicode.Scalar] = {
    let letters: [Unicode.Scalar: String] = [
      "a": "àáâãäåāăąǎǟǡǻȁȃȧḁạảấầẩẫậắằẳẵặ", "b": "ḃḅḇ", "c": "çćĉċčḉ", "d": "ďḋḍḏḑḓ",
      "e": "èéêëēĕėęěȅȇȩḕḗḙḛḝẹẻẽếềểễệ", "f": "ḟ", "g": "ĝğġģǧǵḡ", "h": "ĥȟḣḥḧḩḫẖ", "i": "ìíîïĩīĭįǐȉȋḭḯỉị", "j": "ĵǰ",
      "k": "ķǩḱḳḵ", "l": "ĺļľḷḹḻḽ", "m": "ḿṁṃ", "n": "ñńņňǹṅṇṉṋ", "o": "òóôõöōŏőơǒǫǭȍȏȫȭȯȱṍṏṑṓọỏốồổỗộớờởỡợ",
      "p": "ṕṗ", "r": "ŕŗřȑȓṙṛṝṟ", "s": "śŝşšșṡṣṥṧṩ", "t": "ţťțṫṭṯṱẗ", "u": "ùúûüũūŭůűųưǔǖǘǚǜȕȗṳṵṷṹṻụủứừửữự",
      "v": "ṽṿ", "w": "ŵẁẃẅẇẉẘ", "x": "ẋẍ", "y": "ýÿŷȳẏẙỳỵỷỹ", "z": "źżžẑẓẕ", "æ": "ǣǽ", "ø": "ǿ", "ſ": "ẛ",
      "ʒ": "ǯ", "ʹ": "ʹ", "α": "άἀἁἂἃἄἅἆἇὰάᾀᾁᾂᾃᾄᾅᾆᾇᾰᾱᾲᾳᾴᾶᾷ", "ε": "έἐἑἒἓἔἕὲέ", "η": "ήἠἡἢἣἤἥἦἧὴήᾐᾑᾒᾓᾔᾕᾖᾗῂῃῄῆῇ",
      "ι": "ΐίϊἰἱἲἳἴἵἶἷὶίιῐῑῒΐῖῗ", "ο": "όὀὁὂὃὄὅὸό", "ρ": "ῤῥ", "υ": "ΰϋύὐὑὒὓὔὕὖὗὺύῠῡῢΰῦῧ",
      "ω": "ώὠὡὢὣὤὥὦὧὼώᾠᾡᾢᾣᾤᾥᾦᾧῲῳῴῶῷ", "ϒ": "ϓϔ", "а": "ӑӓ", "г": "ѓ", "е": "ѐёӗ", "ж": "ӂӝ", "з": "ӟ", "и": "йѝӣӥ",
      "к": "ќ", "о": "ӧ", "у": "ўӯӱӳ", "ч": "ӵ", "ы": "ӹ", "э": "ӭ", "і": "ї", "ѵ": "ѷ", "ә": "ӛ", "ө": "ӫ",
    ]
    return letters.reduce(into: [:]) { bases, entry in
      for scalar in entry.value.unicodeScalars { bases[scalar] = entry.key }
    }
  }()
}
