/// The user's country, taken from the environment of a process.
package enum Territory {
  /// Returns the two letters of the country in the locale for times (POSIX, 8.2), such as `CZ` for `cs_CZ.UTF-8`; nil
  /// if the locale names no country.
  /// - Parameter environment: returns a variable's value; an empty value counts as not set.
  package static func name(environment: (String) -> String?) -> String? {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    guard let underscore = locale.firstIndex(of: "_") else { return nil }
    let name = locale[underscore...].dropFirst().prefix { $0.isASCII && $0.isLetter }
    return name.count == 2 ? name.uppercased() : nil
  }
}
