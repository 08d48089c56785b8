import System

/// Makes paths absolute, because the service has a different working folder.
extension Arguments {
  package func path(_ name: String) -> String {
    Path.absolute(word(name))
  }

  package func paths(_ name: String) -> [String] {
    all(name).map(Path.absolute)
  }
}
