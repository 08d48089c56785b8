import KernelDomain

/// Converts between British and American spellings of words in commands. Commands have American names, but both
/// spellings are accepted. Help shows the spelling of the user's language.
enum Spelling {
  /// Returns the word in American spelling. Only the end of the word is examined: searching within the word would load
  /// the library of regular expressions, which takes a fifth of a short command's time.
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
