import KernelDomain

/// Words of commands that British and American English write differently. Commands have their American names; both are
/// understood, and help shows those of the user's language.
enum Spelling {
  /// The American form of a word that ends in the British one. Compares ends only: searching within a string costs a short
  /// command a fifth of its instructions, in the library of regular expressions.
  static func american(_ word: String) -> String {
    for ending in ["favourite", "favourites"] where word.hasSuffix(ending) {
      return word.dropLast(ending.count) + "favorite" + ending.dropFirst("favourite".count)
    }
    return word
  }

  static func shown(_ text: String, _ language: Language) -> String {
    language.tag == .enGB ? text.replacing("avorite", with: "avourite") : text
  }
}
