package import KernelApplication
import SwimmingDomain

/// The strokes that a device counted, and values calculated from them. A watch counts only the strokes of the arm on
/// which it is worn.
package struct StrokeView: Codable, Hashable, Sendable {
  package var lengthCount: Int
  package var strokeCount: Int
  package var perLength: Double
  package var rate: Double
  package var swolf: Double

  package static let schema = Schema(
    "StrokeCount",
    """
    Stroke counts. A watch counts the strokes of one arm, so counts of different devices, pools or styles cannot be \
    compared.
    """,
    [
      .init("lengthCount", .integer, "The number of lengths with a stroke count.", unit: .of("lengths")),
      .init("strokeCount", .integer, "The number of strokes in these lengths.", unit: .of("strokes")),
      .init("perLength", .number, "The number of strokes per length, to a tenth.", unit: .of("strokes")),
      .init("rate", .number, "The number of strokes per minute, to a tenth.", unit: .of("strokes per minute")),
      .init(
        "swolf", .number,
        "The SWOLF score, to a tenth: the seconds plus the strokes per length, for this length of pool.",
        unit: .of("seconds and strokes")),
    ])

  /// Creates this output from a stroke count; nil if no strokes were counted.
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
