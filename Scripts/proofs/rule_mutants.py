"""Mutants of the rules of swimming, for Scripts/prove mutants: name, file, the text that is there once, and what takes
its place."""

DOMAIN = "Sources/Domain/Swimming/"
MUTANTS = [
    ("small gaps never counted", DOMAIN + "AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "drift > Time.max ? drift : 0"),
    ("small gaps counted from one millisecond on", DOMAIN + "AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "max(drift, 0)"),
    ("small gaps of 1.5 s counted", DOMAIN + "AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "drift >= Time(longestRounding) ? drift : 0"),
    ("overlaps take time off", DOMAIN + "AttemptRule.swift",
     "drift > Time(longestRounding) ? drift : 0", "drift < 0 || drift > Time(longestRounding) ? drift : 0"),
    ("overlaps not set off against small gaps", DOMAIN + "AttemptRule.swift",
     "gap > longestRounding ? 0 : gap\n", "gap > longestRounding ? 0 : max(gap, 0)\n"),
    ("long gaps counted twice", DOMAIN + "AttemptRule.swift", "gap > longestRounding ? 0 : gap\n", "gap\n"),
    ("gap before an attempt counted in it", DOMAIN + "AttemptClock.swift",
     "(UnsafePointer(drifts), UnsafePointer(drifts + (count &- 1)))",
     "(UnsafePointer(drifts).advanced(by: -1), UnsafePointer(drifts + (count &- 1)))"),
    ("an overlap of weeks wraps round", DOMAIN + "AttemptClock.swift",
     "max(AttemptRule.drift(inGap: gap), -AttemptClock.longestOverlap)", "AttemptRule.drift(inGap: gap)"),
    ("the earliest found by another time", DOMAIN + "AttemptClock.swift",
     "Int64(ends[last] - begins[wall] + AttemptRule.rest(inDrift: drifts[last] &- drifts[wall]))",
     "Int64(ends[last] - begins[wall])"),
    ("small gaps of a segment never counted", DOMAIN + "Segment.swift",
     "AttemptRule.rest(inDrift: laps.reduce(0) { $0 + $1.drift })", "0"),
    ("small gaps summed over excluded laps", DOMAIN + "Segment.swift",
     "laps.split(whereSeparator: \\.isExcluded).reduce(0) { $0 + Segment.elapsed($1) }",
     "Segment.elapsed(laps.filter { !$0.isExcluded }[...])"),
]
