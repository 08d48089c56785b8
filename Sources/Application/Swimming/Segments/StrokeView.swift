package import KernelApplication
import SwimmingDomain

/// Strokes as a device counted them, and what follows. A watch counts one wrist.
package struct StrokeView: Codable, Hashable, Sendable {
  package var lengthCount: Int
  package var strokeCount: Int
  package var perLength: Double
  package var rate: Double
  package var swolf: Double

  package static let schema = Schema(
    "StrokeCount",
    "Strokes as the device counted them: a watch counts one wrist. Never to be compared between devices, pools or styles.",
    [
      .init("lengthCount", .integer, "Of how many lengths.", unit: .of("lengths")),
      .init("strokeCount", .integer, "How many.", unit: .of("strokes")),
      .init("perLength", .number, "For each of these lengths, to a tenth.", unit: .of("strokes")),
      .init("rate", .number, "Strokes a minute, to a tenth.", unit: .of("strokes a minute")),
      .init(
        "swolf", .number, "Seconds and strokes together for a length of this pool, to a tenth.",
        unit: .of("seconds and strokes")),
    ])

  /// Nil where none was counted.
  init?(_ count: StrokeCount) {
    guard let perLength = count.perLengthTenths, let rate = count.rateTenths, let swolf = count.swolfTenths else {
      return nil
    }
    lengthCount = count.lengths
    strokeCount = count.strokes
    self.perLength = Double(perLength) / 10
    self.rate = Double(rate) / 10
    self.swolf = Double(swolf) / 10
  }
}
