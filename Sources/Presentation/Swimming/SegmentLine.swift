import KernelDomain
import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// A segment in one line: what was swum, how fast, when.
struct SegmentLine {
  private let language: Language
  private let segment: ShowSegment.Output
  private let clock: String
  private let words: SwimmingWords

  init(language: Language, segment: ShowSegment.Output) {
    self.language = language
    self.segment = segment
    clock = language.clock(CivilDateTime(segment.start, offset: segment.utcOffset).time)
    words = SwimmingWords(language: language)
  }

  var spoken: String {
    var spoken = words.spokenSwim(segment.style, segment.distance, segment.unit)
    for more in [language.spokenTime(segment.hundredths), clock] {
      spoken += ", "
      spoken += more
    }
    return spoken
  }

  var cells: [Element] {
    [
      .cell(words.swim(segment.style, segment.distance, segment.unit), .leading, .body),
      .cell(language.time(segment.hundredths), .center, .time), .cell(clock, .trailing, .caption, Hue.secondary.text),
    ]
  }
}
