/// The user's country, as far as a process's environment reveals it.
package enum Territory {
  /// Returns the two-letter code of the country in the locale for times (POSIX, 8.2), such as `CZ` for `cs_CZ.UTF-8`;
  /// nil if the locale contains no country.
  /// - Parameter environment: returns the value of an environment variable. An empty value counts as not set.
  package static func name(environment: (String) -> String?) -> String? {
    let locale = ["LC_ALL", "LC_TIME", "LANG"].lazy.compactMap(environment).first { !$0.isEmpty } ?? ""
    guard let underscore = locale.firstIndex(of: "_") else { return nil }
    let name = locale[underscore...].dropFirst().prefix { $0.isASCII && $0.isLetter }
    return name.count == 2 ? name.uppercased() : nil
  }
}
