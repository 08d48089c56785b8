import TestSupport

/// A book with a single swim, that of `AppleHealthSample`, imported by the program itself.
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

  /// The contents of the store's files by path, without the lock, which is not part of the book.
  var files: [String: [UInt8]] {
    Sandbox.contents(of: sandbox.store).filter { !$0.key.hasSuffix("/lock") }
  }
}
