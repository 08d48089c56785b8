package import KernelApplication
import KernelDomain
package import KernelPresentation
import SwimmingApplication
import SwimmingDomain

/// The screen with the pace at critical swim speed, the training zones and send-offs computed from it, and predicted
/// times.
package struct PaceScreen: ScreenProvider {
  package let pattern = RoutePattern("swimming/pace?course&style")

  let catalog: UseCaseCatalog

  package func screen(_ request: ScreenRequest) throws(Failure) -> Screen {
    let course: SwimCourse? = try request.query("course")
    let style: StrokeStyle? = try request.query("style", valid: StrokeStyle.sections.map(\.description))
    let output = try catalog.call(ShowPace.self, ShowPace.Input(course: course, style: style))
    let language = request.language
    let progress = language.say(cs: "Zrychluji?", en: "Getting Faster?")
    return Screen(
      route: request.route, language: language, title: language.say(cs: "Tempo", en: "Pace"), presentation: .stack,
      header: Header(.standard), layout: .swimmingList,
      back: .back(progress, to: SwimmingDestinations.progress(output.course), language),
      content: PacePage(language: language, output: output).content)
  }
}

private struct PacePage {
  let language: Language
  let output: ShowPace.Output
  private var shared: SwimmingStrings { SwimmingStrings(language: language) }
  private var unit: LengthUnit { (output.course ?? .shortCourseMetres).unit }

  var content: [Element] {
    let targets = Element.link(
      language.say(cs: "Cíle a týdenní cíl", en: "Targets and Weekly Goal"), to: SwimmingDestinations.targets)
    guard output.course != nil else {
      let none = Element(.heading, language.say(cs: "Žádné plavání", en: "No Swims"), type: .title)
      return [Element(.emptyState, children: [none]), targets]
    }
    let choice = shared.courseChoice(output.courses, shown: output.course) {
      SwimmingDestinations.pace($0, style: output.style)
    }
    return [choice, critical] + zones + sendOffs + predictions + [targets]
  }

  // MARK: Critical pace

  private var critical: Element {
    let title = language.say(cs: "Kritická plavecká rychlost", en: "Critical Swim Speed")
    guard let pace = output.critical else {
      return .card(title, fill: StrokeStyle.freestyle.hue.fill, [.note(missing)])
    }
    let number = Element(
      .text, language.pace(milliseconds: pace.paceMilliseconds, unit),
      label: language.spokenPace(milliseconds: pace.paceMilliseconds, unit), type: .heroNumber)
    let efforts = [pace.short, pace.long].map(effort)
    return .card(
      title, fill: StrokeStyle.freestyle.hue.fill,
      [number, .note(age(pace))] + doubt(pace) + efforts + (pace.state == .past ? [.note(past)] : []))
  }

  private var missing: String {
    language.say(
      cs: "Nelze určit: chybí dva časy kraulem z 90 dnů, 200 a 400 m (nebo delší), z různých úseků a delší pomalejší.",
      en:
        "Unknown: it takes two freestyle times within 90 days, over 200 and 400 or more, in different segments, the "
        + "longer at a slower pace.")
  }

  private func age(_ pace: ShowPace.Critical) -> String {
    let day = language.date(pace.day)
    let months = (pace.ageDays * 24 + 365) / 730
    switch pace.state {
    case .current: return language.say(cs: capitalized(language.ofDay(day)), en: "From \(day)")
    case .old, .past:
      let count = language.say(
        cs: "\(months) měs. staré", en: months == 1 ? "1 month old" : "\(months) months old")
      return language.say(cs: capitalized(language.ofDay(day)) + ", \(count)", en: "From \(day), \(count)")
    }
  }

  private var past: String {
    language.say(
      cs: "Na pásma a starty je to příliš staré.", en: "This is too old for zones and send-offs.")
  }

  private func doubt(_ pace: ShowPace.Critical) -> [Element] {
    guard pace.doubtful == true else { return [] }
    let share = language.percent(thousandths: pace.shareThousandths)
    return [
      Element(
        .warning,
        language.say(
          cs: "Je to \(share) rychlosti na delší trati: jedna z obou sotva byla naplno.",
          en: "It is \(share) of the speed over the longer distance: one of the two was probably not all out."),
        type: .body, color: Hue.warning.text, icon: .warning)
    ]
  }

  private func effort(_ effort: EffortView) -> Element {
    let name = language.distance(Double(effort.distance), unit) + " " + language.time(effort.hundredths)
    let note = language.date(effort.day) + shared.estimate(effort.estimated)
    guard let segment = effort.segment else {
      return .row(
        name, note + ", " + language.say(cs: "oficiální", en: "official"),
        hint: language.say(cs: "Ukáže závody", en: "Shows the meets"), to: SwimmingDestinations.results)
    }
    return .row(
      name, note, hint: language.say(cs: "Ukáže úsek", en: "Shows the segment"),
      to: SwimmingDestinations.segment(segment), identifier: segment.description)
  }

  // MARK: Zones and send-offs

  private var zones: [Element] {
    if output.zones.isEmpty { return [] }
    let rows = output.zones.map { zone -> (cells: [String], label: String?) in
      let slow = zone.slowestMilliseconds.map { language.time(milliseconds: $0) } ?? ""
      let fast = zone.fastestMilliseconds.map { language.time(milliseconds: $0) } ?? ""
      return (cells: [name(of: zone.zone), "\(slow)–\(fast)"], label: nil)
    }
    return [
      .section(
        language.say(cs: "Pásma tempa", en: "Pace Zones"),
        [
          .table(
            columns: [
              language.say(cs: "Pásmo", en: "Zone"), language.say(cs: "Tempo / 100", en: "Pace / 100"),
            ], rows: rows),
          .note(
            language.say(
              cs: "Podíly kritické rychlosti podle Skiby (93, 97, 99, 102, 109 %).",
              en: "Shares of critical speed after Skiba (93, 97, 99, 102, 109%).")),
        ])
    ]
  }

  private func name(of zone: SwimPaceZone) -> String {
    switch zone {
    case .recovery: language.say(cs: "Regenerace", en: "Recovery")
    case .endurance: language.say(cs: "Vytrvalost", en: "Endurance")
    case .tempo: language.say(cs: "Tempo", en: "Tempo")
    case .threshold: language.say(cs: "Práh", en: "Threshold")
    case .vo2max: "VO₂max"
    case .anaerobic: language.say(cs: "Anaerobní", en: "Anaerobic")
    }
  }

  private var sendOffs: [Element] {
    if output.sendOffs.isEmpty { return [] }
    let rows = output.sendOffs.map { sendOff -> (cells: [String], label: String?) in
      let cells = [
        language.distance(Double(sendOff.distance), unit), language.time(milliseconds: sendOff.repMilliseconds),
        SetStrings.minutes(seconds: sendOff.seconds),
      ]
      return (cells: cells, label: nil)
    }
    return [
      .section(
        language.say(cs: "Starty", en: "Send-Offs"),
        [
          .table(
            columns: [
              language.say(cs: "Trať", en: "Distance"), language.say(cs: "Čas", en: "Time"),
              language.say(cs: "Start po", en: "Send-Off"),
            ], rows: rows)
        ])
    ]
  }

  // MARK: Predicted times

  private var predictions: [Element] {
    let title = language.say(cs: "Odhad času: ", en: "Predicted: ") + output.style.name(language)
    guard output.predicts else {
      if output.course != .longCourseMetres, output.course != .shortCourseMetres { return [] }
      return [
        .section(
          title,
          [
            .note(
              language.say(
                cs: "Odhad potřebuje tabulku bodů: vyberte ji u závodů.",
                en: "Predictions need a points table: choose one with the meets.")),
            .link(OfficialResultStrings(language: language).title, to: SwimmingDestinations.results),
          ])
      ]
    }
    let rows = output.predictions.map { found -> (cells: [String], label: String?) in
      let range = "\(language.time(found.fastestHundredths))–\(language.time(found.slowestHundredths))"
      let source = "\(language.distance(Double(found.source.distance), unit)) \(language.time(found.source.hundredths))"
      return (
        cells: [language.distance(Double(found.distance), unit), language.time(found.hundredths), range, source],
        label: nil
      )
    }
    if rows.isEmpty {
      let none = language.say(
        cs: "Za poslední rok tu není čas, z něhož se dá odhadovat.", en: "No time of the last year to predict from.")
      return [.section(title, [styles, .note(none)])]
    }
    return [
      .section(
        title,
        [
          styles,
          .table(
            columns: [
              language.say(cs: "Trať", en: "Distance"), language.say(cs: "Odhad", en: "Predicted"),
              language.say(cs: "Rozpětí", en: "Range"), language.say(cs: "Podle", en: "From"),
            ], rows: rows),
          .note(
            language.say(
              cs: "V rozpětí leží devět z deseti časů ze závodů; v tréninku se naplno plave málokdy.",
              en: "Nine of ten times at meets are within the range; training is seldom all-out.")),
        ])
    ]
  }

  /// A control with which the user chooses the style whose times are predicted.
  private var styles: Element {
    shared.styleChoice(shown: output.style) { SwimmingDestinations.pace(output.course, style: $0) }
  }
}
