/// Where a person lives, as the environment of a process tells it.
package enum Territory {
  /// That of the locale of times (POSIX, 8.2), two letters: `CZ` of `cs_CZ.UTF-8`; nil where it names none.
  /// - Parameter environment: a variable's value; one that is empty counts as not set.
  package static func name(environment: (String) -> String?) -> String? {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    guard let underscore = locale.firstIndex(of: "_") else { return nil }
    let name = locale[underscore...].dropFirst().prefix { $0.isASCII && $0.isLetter }
    return name.count == 2 ? name.uppercased() : nil
  }
}
