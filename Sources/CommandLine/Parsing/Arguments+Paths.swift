import System

/// Paths are made absolute before anyone else sees them: the service works in a folder of its own.
extension Arguments {
  func path(_ name: String) -> String {
    Path.absolute(word(name))
  }

  func paths(_ name: String) -> [String] {
    all(name).map(Path.absolute)
  }
}
