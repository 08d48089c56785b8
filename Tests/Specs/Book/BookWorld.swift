/// What the book's steps have in a scenario's folder.
struct BookWorld {
  private let world: World

  init(_ world: World) {
    self.world = world
  }

  /// Of the export that the book may have access to.
  var exportPath: String { world.sandbox.path + "/export.xml" }
}
