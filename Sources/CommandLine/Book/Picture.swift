import KernelApplication
package import KernelCommandLine
import KernelDomain
import KernelPresentation
import System

extension Command {
  package static let picture = Command(
    "picture",
    [
      Parameter(
        "ROUTE", .name("show --names"),
        cs: "adresa obrazovky, recordbook://…", en: "a screen's address, recordbook://…"), .path,
    ],
    cs: "Zapíše obrázek běhu, tréninku nebo rekordu", en: "Write a picture of a run, a workout or a record",
    details: LocalizedText(
      cs: "SVG s tím hlavním z obrazovky: název, mapa nebo graf a čísla. PATH - píše na standardní výstup. Nikdy nic "
        + "nepřepíše a nic neposílá. Stránky umí i PNG.",
      en:
        "An SVG with the main contents of a screen: title, map or chart, and figures. PATH - writes to standard "
        + "output. Never overwrites anything, and sends nothing. Pages can save a PNG, too."),
    examples: [
      Example("picture recordbook://swimming/records/freestyle/50 record.svg", cs: "rekord", en: "a record")
    ]
  ) { arguments, session throws(CommandError) in
    let svg = try session.picture(of: arguments.word("ROUTE"))
    let path = arguments.word("PATH")
    guard path != "-" else {
      try session.write(svg)
      return .success
    }
    let written = try session.writePicture(svg, to: arguments.path("PATH"))
    return try session.report(written) { output, _, _ in "\(printable(output.path))\n" }
  }
}

/// A picture that was written to a file.
private struct WrittenPicture: Codable {
  /// The absolute path of the file that contains the picture.
  let path: String
  let bytes: Int
}

extension Session {
  fileprivate func writePicture(_ svg: String, to path: String) throws(CommandError) -> WrittenPicture {
    let (files, bytes) = (PosixFileSystem(), Array(svg.utf8))
    do throws(SystemError) {
      let file = try files.open(path, .create)
      defer { files.close(file) }
      try bytes.withUnsafeBufferPointer { (buffer) throws(SystemError) in
        var rest = UnsafeRawBufferPointer(buffer)
        while !rest.isEmpty {
          let written = try files.write(file, rest, at: buffer.count - rest.count)
          rest = UnsafeRawBufferPointer(rebasing: rest[written...])
        }
      }
    } catch {
      throw .failed(.system(operation: error.operation, path: error.path, reason: error.words))
    }
    return WrittenPicture(path: path, bytes: bytes.count)
  }
}
