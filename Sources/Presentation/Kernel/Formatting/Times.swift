package import KernelDomain

/// Formats durations, and times in swimming and other sports.
extension Language {
  /// Returns a time with hundredths of a second, without hours and minutes that are zero: `36,51`, `1:12,45`,
  /// `1:02:03,40`.
  package func time(_ hundredths: Int) -> String {
    var text = ShortText()
    put(time: hundredths, to: &text)
    return text.string
  }

  private func put(time hundredths: Int, to text: inout ShortText) {
    let parts = TimeParts(hundredths)
    if parts.hours > 0 {
      text.put(parts.hours)
      text.put(":")
    }
    if parts.hours > 0 {
      text.put(parts.minutes, width: 2)
      text.put(":")
    } else if parts.minutes > 0 {
      text.put(parts.minutes)
      text.put(":")
    }
    if hundredths < 6_000 {
      text.put(parts.seconds)
    } else {
      text.put(parts.seconds, width: 2)
    }
    text.put(tag == .cs ? "," : ".")
    text.put(parts.hundredths, width: 2)
  }

  /// Returns a time as the label of a tick on an axis. It has only as many decimals as neighbouring ticks need to
  /// differ: `38 s`, `38,5 s`, `1:05`, `1:02:30`.
  /// - Parameters:
  ///   - hundredths: the time in hundredths of a second.
  ///   - step: the distance between two ticks, in hundredths of a second.
  package func axisTime(_ hundredths: Int, step: Int) -> String {
    let sign = hundredths < 0 ? "-" : ""
    let parts = TimeParts(Int(hundredths.magnitude))
    let decimals =
      step % 100 == 0
      ? ""
      : decimalSeparator + (step % 10 == 0 ? String(parts.hundredths / 10) : ASCII.decimal(parts.hundredths, digits: 2))
    if parts.hours > 0 {
      return
        "\(sign)\(parts.hours):\(ASCII.decimal(parts.minutes, digits: 2)):\(ASCII.decimal(parts.seconds, digits: 2))\(decimals)"
    }
    if parts.minutes > 0 { return "\(sign)\(parts.minutes):\(ASCII.decimal(parts.seconds, digits: 2))\(decimals)" }
    return "\(sign)\(parts.seconds)\(decimals) s"
  }

  /// Returns a time as assistive technology should say it: `1 minuta 12,45 sekundy`, `1 minute 12.45 seconds`.
  package func spokenTime(_ hundredths: Int) -> String {
    var words = ShortText()
    put(spokenTime: hundredths, to: &words)
    return words.string
  }

  package func put(spokenTime hundredths: Int, to words: inout ShortText) {
    let parts = TimeParts(hundredths)
    if parts.hours > 0 {
      put(parts.hours, hourForms, to: &words)
      words.put(" ")
    }
    if parts.minutes > 0 {
      put(parts.minutes, minuteForms, to: &words)
      words.put(" ")
    }
    put(time: hundredths % 6_000, to: &words)
    words.put(" ")
    words.put(words: pluralOfDecimal(secondForms))
  }

  /// Returns a duration in hours and minutes or, below a minute, in seconds: `1 h 2 min`, `45 min`, `58 s`. The
  /// duration is rounded down.
  package func duration(seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 { return minutes > 0 ? "\(hours) h \(minutes) min" : "\(hours) h" }
    return minutes > 0 ? "\(minutes) min" : "\(seconds) s"
  }

  /// Returns a duration in words, as assistive technology should say it: `1 hodina 2 minuty`.
  package func spokenDuration(seconds: Int) -> String {
    let (hours, minutes) = (seconds / 3_600, seconds / 60 % 60)
    if hours > 0 {
      return counted(hours, hourForms) + (minutes > 0 ? " " + counted(minutes, minuteForms) : "")
    }
    return minutes > 0 ? counted(minutes, minuteForms) : counted(seconds, secondForms)
  }

  var hourForms: PluralForms {
    switch tag {
    case .cs: PluralForms(one: "hodina", few: "hodiny", many: "hodiny", other: "hodin")
    case .en, .enGB: PluralForms(one: "hour", other: "hours")
    }
  }

  var minuteForms: PluralForms {
    switch tag {
    case .cs: PluralForms(one: "minuta", few: "minuty", many: "minuty", other: "minut")
    case .en, .enGB: PluralForms(one: "minute", other: "minutes")
    }
  }

  var secondForms: PluralForms {
    switch tag {
    case .cs: PluralForms(one: "sekunda", few: "sekundy", many: "sekundy", other: "sekund")
    case .en, .enGB: PluralForms(one: "second", other: "seconds")
    }
  }
}

/// A time in hundredths of a second, split into hours, minutes, seconds and hundredths.
private struct TimeParts {
  let hours: Int
  let minutes: Int
  let seconds: Int
  let hundredths: Int

  init(_ total: Int) {
    hours = total / 360_000
    minutes = total / 6_000 % 60
    seconds = total / 100 % 60
    hundredths = total % 100
  }
}
