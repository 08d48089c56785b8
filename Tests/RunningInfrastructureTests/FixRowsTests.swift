import JSONCoding
import KernelApplication
import RunningApplication
import RunningDomain
import Testing

/// A batch of fixes has a decoder of its own, whose values and errors equal those of the ordinary decoder.
@Suite struct FixRowsTests {
  /// The same batch, of which every fix is decoded as any value.
  private struct Plain: Codable {
    var run: RunID
    var sequence: Int
    var fixes: [LiveFixInput]
    var takeOver: Bool?
  }

  private static let time = #""time":"2026-05-03T06:10:10.250Z""#

  @Test(
    "Lists of any form",
    arguments: [
      "", "5", "{}", "null", "[]", "[5]", "[{}]", "[null]", #"[{"time":5}]"#, #"[{"time":"x"}]"#, #"[{"lat":1}]"#,
      #"[{\#(time)}]"#, #"[{\#(time),"lat":"1"}]"#, #"[{\#(time),"lat":null}]"#, #"[{\#(time),"lat":1,"lat":2}]"#,
      #"[{\#(time),\#(time)}]"#, #"[{\#(time),"heartRate":1.5}]"#, #"[{\#(time),"heartRate":1e2}]"#,
      #"[{\#(time),"lat":1e999}]"#, #"[{\#(time),"other":1}]"#, #"[{"time":"2026-05-03T06:10:10\u005a"}]"#,
      #"[{"t\u0069me":"2026-05-03T06:10:10Z"}]"#, #"[{\#(time)},{\#(time),"cadence":99999999999999999999}]"#,
      #"[{"cadence":80,"time":"2026-05-03T08:10:10+02:00","odometer":-0.5,"lat":0.1e1,"lon":-180}]"#,
    ])
  func anyForm(_ list: String) {
    let batch = #"{"run":"r20260503T064500Z","sequence":1\#(list.isEmpty ? "" : #","fixes":"# + list)}"#
    #expect(FixRowsTests.told(batch, AddFixes.Input.self, \.fixes) == FixRowsTests.told(batch, Plain.self, \.fixes))
  }

  /// The decoded fixes, or the error, as text.
  private static func told<Batch: Decodable>(
    _ batch: String, _ type: Batch.Type, _ fixes: (Batch) -> [LiveFixInput]
  ) -> String {
    do throws(Failure) {
      return "\(fixes(try JSONInput(Array(batch.utf8)).decode(type)))"
    } catch {
      return "\(error)"
    }
  }
}
