import BookApplication
import KernelApplication
import SwimmingApplication
import SwimmingDomain
import SwimmingInfrastructure
import SwimmingTestSupport
import TestSupport
import Testing

/// Archives that hold several exports.
@Suite struct SeveralExportsTests {
  private func export(_ second: Int, _ source: String) -> [UInt8] {
    var export = AppleExportBuilder()
    export.swim(
      attributes: "duration=\"60\" durationUnit=\"min\" sourceName=\"\(source)\"",
      AppleExportBuilder.lap(second, "29"))
    return export.bytes
  }

  private func read(_ archive: ZipBuilder) throws -> ReadSwims {
    let folder = TemporaryFolder()
    let bytes = archive.file()
    let path = folder.write(bytes, to: "export.zip")
    let file = ImportFile(path: path, format: .appleHealthZip, bytes: Int64(bytes.count), modified: 0)
    return try SwimReading.read(file, progress: NoProgress())
  }

  @Test func eachIsRead() throws {
    var archive = ZipBuilder()
    archive.add(.init("a/export_cda.xml", Array("<ClinicalDocument/>".utf8)))
    archive.add(.init("a/export.xml", export(10, "Hers")))
    archive.add(.init("b/export.xml", export(20, "His")))
    let read = try read(archive)
    #expect(read.swims.map(\.source) == ["Hers", "His"])
    #expect(read.skipped.isEmpty)
  }

  @Test func oneThatCannotBeReadIsNamed() throws {
    var archive = ZipBuilder()
    var locked = ZipBuilder.Entry("a/export.xml", export(10, "Hers"))
    locked.flags = 1
    archive.add(locked)
    archive.add(.init("b/export.xml", export(20, "His")))
    let read = try read(archive)
    #expect(read.swims.map(\.source) == ["His"])
    #expect(read.skipped.map(\.what) == [.book(.archived(name: "a/export.xml"))])
  }
}
