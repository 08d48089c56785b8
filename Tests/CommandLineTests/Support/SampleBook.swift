import TestSupport

/// A book with one swim in it, that of `AppleHealthSample`, taken in by the program itself.
struct SampleBook {
  let sandbox = Sandbox()
  let export: String
  var program: Program { Program(sandbox: sandbox) }

  static let swim = "20230605T060000Z"
  static let segment = swim + ".1"

  init() {
    export = sandbox.write(AppleHealthSample.xml, to: "export.xml")
    let imported = program("import", export)
    precondition(imported.status == 0, imported.words)
  }

  /// The store's files with their bytes; the lock is no part of the book.
  var files: [String: [UInt8]] {
    Sandbox.contents(of: sandbox.store).filter { !$0.key.hasSuffix("/lock") }
  }
}
