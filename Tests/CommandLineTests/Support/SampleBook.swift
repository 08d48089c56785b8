import TestSupport

/// A book with one swim in it, made by the program itself: 100 m on the morning of 2023-06-05 in Prague, two lengths
/// freestyle, a rest, one breaststroke, one butterfly... as `AppleHealthSample` writes it.
struct SampleBook {
  let sandbox = Sandbox()
  let export: String
  var program: Program { Program(sandbox: sandbox) }

  static let workout = "20230605T060000Z"
  static let segment = workout + ".1"

  init() {
    export = sandbox.write(AppleHealthSample.xml, to: "export.xml")
    let imported = program("import", export)
    precondition(imported.status == 0, imported.words)
  }

  /// The store's files with their bytes.
  var files: [String: [UInt8]] { Sandbox.contents(of: sandbox.store) }
}
