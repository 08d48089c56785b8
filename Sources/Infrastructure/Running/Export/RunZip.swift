import BookInfrastructure
import Formats
import KernelDomain
package import RunningApplication
import RunningDomain

/// Packs runs into a zip archive, together with the list `runs.csv`.
package struct RunZip: RunArchiver {
  package init() {}

  package func archive(_ runs: [ArchivedRun]) -> [UInt8] {
    var zip = ZipWriter()
    for run in runs {
      if let file = run.file { zip.add(file.name, file.bytes) }
    }
    zip.add("runs.csv", RunZip.list(runs))
    return zip.archive()
  }

  private static func list(_ runs: [ArchivedRun]) -> [UInt8] {
    var table = CSVTable(
      "id", "day", "start", "kind", "name", "distance_km", "elapsed_s", "active_s", "moving_s", "ascent_m", "descent_m",
      "heart_average", "heart_max", "kcal", "shoes", "tags", "effort", "note", "file")
    for run in runs {
      let told = run.listing
      func seconds(_ milliseconds: Int64) -> String {
        told.elapsedMilliseconds > 0 ? XMLText.decimal(milliseconds, places: 3) : ""
      }
      func metres(_ centimetres: Int64?) -> String { centimetres.map { XMLText.decimal($0, places: 2) } ?? "" }
      func number(_ value: (some BinaryInteger)?) -> String { value.map { "\($0)" } ?? "" }
      table.add(
        "\(told.id)", "\(told.day)", "\(told.start)", told.kind, told.name ?? "",
        told.lengthMillimetres > 0 ? XMLText.decimal(told.lengthMillimetres, places: 6) : "",
        seconds(told.elapsedMilliseconds), seconds(told.activeMilliseconds), seconds(run.moving),
        metres(told.ascentCentimetres), metres(run.descent), number(run.heartRate?.average), number(run.heartRate?.max),
        number(told.kilocalories), told.shoes ?? "", (told.tags ?? []).joined(separator: ", "), number(told.effort),
        told.note ?? "", run.file?.name ?? "")
    }
    return table.bytes
  }
}
