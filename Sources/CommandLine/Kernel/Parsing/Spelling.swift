import KernelDomain

/// Words of commands that British and American English write differently. Commands have their American names; both are
/// understood, and help shows those of the user's language.
enum Spelling {
  static func american(_ word: String) -> String {
    word.contains("favourite") ? word.replacing("favourite", with: "favorite") : word
  }

  static func shown(_ text: String, _ language: Language) -> String {
    language.tag == .enGB ? text.replacing("avorite", with: "avourite") : text
  }
}
