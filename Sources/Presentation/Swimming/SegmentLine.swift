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
      Element(.text, words.swim(segment.style, segment.distance, segment.unit), placement: .leading, type: .body),
      Element(.text, language.time(segment.hundredths), placement: .center, type: .time),
      Element(.text, clock, placement: .trailing, type: .caption, color: Hue.secondary.text),
    ]
  }
}
