"""Mutants of the rules of swimming, and of what reads swims, for Scripts/prove mutants: name, file, the text that is there
once, and what takes its place."""

DOMAIN = "Sources/Domain/Swimming/"
FORMATS = "Sources/Infrastructure/Formats/"
READERS = "Sources/Infrastructure/Swimming/"
BOOK = "Sources/Infrastructure/Book/"
# By where a mutant is: the suites that may notice it, shortest first.
SUITES = {
    DOMAIN: ("SwimmingDomainTests",),
    FORMATS: ("FormatsTests", "SwimmingInfrastructureTests"),
    READERS: ("SwimmingInfrastructureTests",),
    BOOK: ("SwimmingInfrastructureTests",),
}
MUTANTS = [
    ("small gaps never counted", DOMAIN + "Records/AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "drift > Time.max ? drift : 0"),
    ("small gaps counted from one millisecond on", DOMAIN + "Records/AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "max(drift, 0)"),
    ("small gaps of 1.5 s counted", DOMAIN + "Records/AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "drift >= Time(longestRounding) ? drift : 0"),
    ("overlaps take time off", DOMAIN + "Records/AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "drift < 0 || drift > Time(longestRounding) ? drift : 0"),
    ("overlaps not set off against small gaps", DOMAIN + "Records/AttemptRule.swift",
     "gap > longestRounding ? 0 : gap\n", "gap > longestRounding ? 0 : max(gap, 0)\n"),
    ("long gaps counted twice", DOMAIN + "Records/AttemptRule.swift", "gap > longestRounding ? 0 : gap\n", "gap\n"),
    ("gap before an attempt counted in it", DOMAIN + "Records/AttemptClock.swift",
     "(UnsafePointer(drifts), UnsafePointer(drifts + (count &- 1)))",
     "(UnsafePointer(drifts).advanced(by: -1), UnsafePointer(drifts + (count &- 1)))"),
    ("an overlap of weeks wraps round", DOMAIN + "Records/AttemptClock.swift",
     "max(AttemptRule.drift(inGap: gap), -AttemptClock.longestOverlap)", "AttemptRule.drift(inGap: gap)"),
    ("the earliest found by another time", DOMAIN + "Records/AttemptClock.swift",
     "Int64(ends[last] - begins[wall] + AttemptRule.rest(inDrift: drifts[last] &- drifts[wall]))",
     "Int64(ends[last] - begins[wall])"),
    ("small gaps of a segment never counted", DOMAIN + "Segments/SwimSegment.swift",
     "AttemptRule.rest(inDrift: drift)", "0"),
    ("small gaps summed over excluded laps", DOMAIN + "Segments/SwimSegment.swift",
     "laps.split(whereSeparator: \\.isExcluded).reduce(0) { sum, laps in",
     "[laps.filter { !$0.isExcluded }[...]].reduce(0) { sum, laps in"),
    # What is told of records that newer rules moved.
    ("records of older rules believed", READERS + "Store/SwimRecordsCoding.swift",
     "{ edition == SwimRecords.edition }", "{ edition <= SwimRecords.edition }"),
    ("a change forgets what was not told", READERS + "Store/FileSwimRepository.swift",
     "untold: before.moved,", "untold: [],"),
    ("a crash forgets what was not told", READERS + "Store/FileSwimRepository.swift",
     "kept ?? store.lastDerived(SwimmingReducer.records, of: .swimming).flatMap(SwimRecordsCoding.decode)", "kept"),
    ("told for ever", READERS + "Store/FileSwimRepository.swift",
     "StoredRecords(of: snapshot, moved: [])",
     "StoredRecords(of: snapshot, moved: (try? kept()?.moved) ?? [])"),
    # Damaged files.
    ("bytes that are no characters let through", FORMATS + "XML/XMLReading.swift",
     "        try characters.check(bytes, at: scanner.base + Int64(characters.begun.count)) { whole throws(FormatProblem) in\n"
     "          try scanner.scan(whole, into: &handler)\n        }\n",
     "        try scanner.scan(bytes, into: &handler)\n"),
    ("a character cut between chunks taken for none", FORMATS + "XML/XMLReading.swift",
     "problem == nil && characters.areWhole && ", "problem == nil && "),
    ("a file that changed believed", FORMATS + "InputFile.swift",
     "guard stamp == opened else", "guard stamp == stamp else"),
    ("an archive or single file that changed believed", BOOK + "Import/ImportReading.swift",
     "    try input.refuseChanged(file.path)\n    read.take(", "    read.take("),
    ("first export of an archive alone read", BOOK + "AppleHealth/AppleHealthArchive.swift",
     "{ exports.append(entry) }", "{ exports = exports.isEmpty ? [entry] : exports }"),
    ("export that cannot be read passed over", BOOK + "AppleHealth/AppleHealthArchive.swift",
     "        unreadable.append(Skipped(what: .book(.archived(name: entry.name)), why: found.message))\n", ""),
    ("elements out of nesting passed over", BOOK + "AppleHealth/AppleHealthGatherer.swift",
     "if name == nil { return followers", "if name == nil || element.depth <= 9 { return followers"),
    ("lacking laps not noted", READERS + "AppleHealth/AppleSwims.swift",
     "      swim.lacksLaps = true\n", ""),
    ("lacking laps not kept", READERS + "Store/SwimCoding.swift",
     "    swim.lacksLaps = lacksLaps\n", ""),
    ("laps that do not make up the distance passed over", READERS + "AppleHealth/AppleLapEvidence.swift",
     ">= pool.centimetres * 3 / 4", ">= pool.centimetres * 300 / 4"),
    ("records of more laps passed over", READERS + "AppleHealth/AppleLapEvidence.swift",
     "else if records > swim", "else if records > 9 * swim"),
    ("laps outside a swim's time passed over", READERS + "AppleHealth/AppleLapEvidence.swift",
     "found.end != nil, outside > 0", "found.end != nil, outside > 99"),
    ("records of no swim passed over", READERS + "AppleHealth/AppleSwims.swift", "    noteRecordsOfNoSwim()\n", ""),
]
