import System

/// Paths become absolute here, because the service works in another folder.
extension Arguments {
  package func path(_ name: String) -> String {
    Path.absolute(word(name))
  }

  package func paths(_ name: String) -> [String] {
    all(name).map(Path.absolute)
  }
}
