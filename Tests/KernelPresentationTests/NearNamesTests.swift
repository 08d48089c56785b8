import KernelPresentation
import Testing

@Suite struct NearNamesTests {
  private let methods = ["swimming.listSwims", "swimming.setZone", "running.listRuns"]
  private let screens = ["recordbook://running", "recordbook://strength/exercises?[query=QUERY]&[list=LIST]"]

  @Test func theBeginningThatAllShareDoesNotCount() {
    #expect(nearNames("swimming.nothing", methods) == [])
    #expect(nearNames("swimming.listSwmis", methods) == ["swimming.listSwims"])
    #expect(nearNames("recordbook://nothing", screens) == [])
    #expect(nearNames("recordbook://runing", screens) == ["recordbook://running"])
  }

  @Test func aQueryIsNoName() {
    #expect(nearNames("last", screens) == [])
    #expect(nearNames("exercise", screens) == [screens[1]])
  }

  @Test func aBeginningIsNearItsName() {
    #expect(nearNames("egypt", ["egyptian", "karachi", "tehran"]) == ["egyptian"])
  }
}
