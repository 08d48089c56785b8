import Composition

/// Paths are made absolute before anyone else sees them: the service works in a folder of its own.
extension Arguments {
  func path(_ name: String) -> String {
    App.Configuration().absolute(word(name))
  }

  func paths(_ name: String) -> [String] {
    all(name).map(App.Configuration().absolute)
  }
}
