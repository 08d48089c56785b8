import BookApplication
import KernelApplication
import SwimmingApplication
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport

extension FuzzTarget {
  static let zip = FuzzTarget(
    "zip", seeds: zipSeeds,
    dictionary: ["PK\u{1}\u{2}", "PK\u{3}\u{4}", "PK\u{5}\u{6}", "PK\u{6}\u{6}", "PK\u{6}\u{7}"],
    make: { ZipBuilder.random(&$0).file() },
    accepts: { input, findings in
      scratch.write(input)
      let file = ImportFile(path: scratch.path, format: .appleHealthZip, bytes: Int64(input.count), modified: 0)
      do throws(Failure) {
        try SwimReading.read(file, progress: NoProgress()).checkConsistency(&findings, mayBeEmpty: true)
        return true
      } catch {
        error.check(&findings, names: scratch.path)
        return false
      }
    })

  private static let scratch = ScratchFile()

  private static var zipSeeds: [[UInt8]] {
    var stored = ZipBuilder()
    stored.prefix = Array("MZ in front".utf8)
    stored.comment = Array("PK behind".utf8)
    stored.add(ZipBuilder.entry { $0.isDeflated = false })
    var wide = ZipBuilder()
    wide.add(ZipBuilder.entry { $0.isWide = true })
    wide.add(ZipBuilder.entry { $0.hasDescriptor = true })
    return [AppleHealthSample.zip, stored.file(), wide.file()]
  }
}

extension ZipBuilder {
  fileprivate static func entry(_ change: (inout Entry) -> Void) -> Entry {
    var entry = Entry("export.xml", AppleHealthSample.xml)
    change(&entry)
    return entry
  }

  /// Well-formed records that may have wrong sizes and checksums.
  fileprivate static func random(_ random: inout SeededGenerator) -> ZipBuilder {
    var archive = ZipBuilder()
    archive.prefix = [UInt8](repeating: 0x50, count: Int.random(in: 0...3, using: &random))
    archive.comment = [UInt8](repeating: 0x4B, count: Int.random(in: 0...30, using: &random))
    for _ in 0..<Int.random(in: 0...3, using: &random) {
      archive.add(
        entry {
          $0.name = ["export.xml", "a/", "", "\u{0}", "导出.xml"].randomElement(using: &random)!
          if Bool.random(using: &random) {
            $0.contents = Array($0.contents.prefix(Int.random(in: 0...900, using: &random)))
          }
          $0.isDeflated = Bool.random(using: &random)
          $0.hasDescriptor = Bool.random(using: &random)
          $0.isWide = Bool.random(using: &random)
          switch Int.random(in: 0..<12, using: &random) {
          case 0: $0.flags = UInt16.random(in: 0...UInt16.max, using: &random)
          case 1: $0.checksum = 7
          case 2: $0.size = UInt32.random(in: 0...UInt32.max, using: &random)
          case 3: $0.size = UInt32.random(in: 0...4_000, using: &random)
          default: break
          }
        })
    }
    return archive
  }
}
