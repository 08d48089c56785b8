import KernelApplication
import KernelDomain
import PrayerApplication
import PrayerDomain
import PrayerInfrastructure
import TestSupport
import Testing

/// The machine's zones.
struct SystemZonesTests {
  private let folder = TemporaryFolder()

  private func zones(_ environment: [String: String] = [:]) -> SystemZones {
    SystemZones(folder: "/usr/share/zoneinfo", settings: folder.path) { environment[$0] }
  }

  @Test func zonesAndCitiesAreTheSystems() throws {
    let zones = zones()
    #expect(try zones.rules(of: "Europe/Prague").offset(at: 1_800_000_000) == 3_600)
    let prague = try #require(try zones.cities().first { $0.name == "Prague" })
    #expect(prague.zone == "Europe/Prague")
    #expect(abs(prague.latitude - 50.083) < 0.01 && abs(prague.longitude - 14.433) < 0.01)
    for name in ["Europe/Praha", "", "../etc/passwd", "Europe"] {
      #expect(throws: Failure.notFound(.prayer(.noZone(name: name)))) { try zones.rules(of: name) }
    }
  }

  @Test func aMissingDatabaseNamesItsPackage() {
    let zones = SystemZones(folder: folder.path + "/none")
    let missing = Failure.system(.prayer(.noZones(folder: folder.path + "/none", package: "tzdata")))
    #expect(throws: missing) { try zones.rules(of: "Europe/Prague") }
    #expect(throws: missing) { try zones.cities() }
  }

  @Test func theSystemSaysItsZoneInThreeWays() {
    #expect(zones().systemZone() == nil)
    folder.write("America/St_Johns\n".utf8, to: "timezone")
    #expect(zones().systemZone() == "America/St_Johns")
    folder.link(to: "../usr/share/zoneinfo/Asia/Kathmandu", as: "localtime")
    #expect(zones().systemZone() == "Asia/Kathmandu")
    for name in ["Pacific/Kiritimati", ":Pacific/Kiritimati"] {
      #expect(zones(["TZ": name]).systemZone() == "Pacific/Kiritimati")
    }
    // Rules written out, and what is no zone, name none.
    for name in ["CET-1CEST,M3.5.0,M10.5.0/3", "", "/etc/passwd"] {
      #expect(zones(["TZ": name]).systemZone() == "Asia/Kathmandu")
    }
  }
}
