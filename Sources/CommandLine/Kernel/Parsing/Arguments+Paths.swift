import System

/// Makes paths absolute, because the service's working folder differs from this process's.
extension Arguments {
  package func path(_ name: String) -> String {
    Path.absolute(word(name))
  }

  package func paths(_ name: String) -> [String] {
    all(name).map(Path.absolute)
  }
}
