import Libc
import TestSupport
import Testing

/// Long things through the service: imports that are followed and withdrawn.
@Suite struct FollowingTests {
  @Test func interruptCancelsAnImportOfTheService() {
    let served = ServedBook()
    let program = served.program
    var records = Array("<Record type=\"HKQuantityTypeIdentifierHeartRate\" value=\"120\"/>\n".utf8)
    while records.count < 64 << 20 { records += records }
    let export = Array("<?xml version=\"1.0\"?>\n<HealthData>\n".utf8) + records + Array("</HealthData>\n".utf8)
    let path = served.book.sandbox.write(export, to: "large.xml")
    let before = program("--json", "swim", "list").output
    let process = program.start(["import", path])
    #expect(eventually { Program.handlesInterrupt(process) })
    kill(process, SIGINT)
    #expect(Program.wait(for: process) == 130)
    let words = String(decoding: Sandbox.read(served.book.sandbox.path + "/stderr") ?? [], as: UTF8.self)
    #expect(words.contains("interrupted"))
    #expect(program("--json", "swim", "list").output == before)
  }
}
