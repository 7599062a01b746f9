#!/usr/bin/env python3
"""Scores layouts against the frames that Apple's engine wrote into interface files.

    conformance.py PROGRAM CORPUS

PROGRAM prints the frames of a file of problems. CORPUS is a folder with `problems.jsonl`, `problems.measured.jsonl`,
the interface files in `files`, the scorer `score.py`, and perhaps `priority-roots.jsonl`.
"""
import json
import os
import subprocess
import sys
import tempfile
import xml.etree.ElementTree

TABLES = (("problems", "problems.jsonl", []), ("measured", "problems.measured.jsonl", ["--measured"]))


def verdicts(corpus, arguments, out):
    """What the scorer says of each view, by file, root and view."""
    command = [sys.executable, os.path.join(corpus, "score.py")] + arguments
    subprocess.run(command + ["--base", os.path.join(corpus, "files"), "--out", out], check=True, stdout=subprocess.DEVNULL)
    found = {}
    for line in open(out):
        document = json.loads(line)
        for root in document["roots"]:
            for row in root["rows"]:
                found[document["file"], root["root"], row["id"]] = row
    return found


def share(rows):
    """How many there are, and the shares within half a point and within a point."""
    match = sum(row["verdict"] == "match" for row in rows)
    near = match + sum(row["verdict"] == "rounding" for row in rows)
    count = max(1, len(rows))
    return f"{len(rows)} within-0.5pt {100 * match / count:.2f} within-1pt {100 * near / count:.2f}"


RANK = {"match": 0, "rounding": 1, "mismatch": 2, "missing": 3}


def report(name, ours, theirs, declared):
    clean = {key: row for key, row in ours.items() if not row["reason"]}
    raw = [row for row in ours.values() if row["reason"] not in declared]
    print(f"{name} clean {share(list(clean.values()))}")
    print(f"{name} raw {share(raw)}")
    print(f"{name} reference clean {share([theirs[key] for key in clean])}")
    worse = [key for key, row in clean.items() if RANK[row["verdict"]] > RANK[theirs[key]["verdict"]]]
    print(f"{name} worse-than-reference {len(worse)} views in {len({key[:2] for key in worse})} roots")
    for key in worse:
        print(f"    {' '.join(key)} {clean[key]['tag']} {clean[key]['verdict']} off by {clean[key].get('delta')}")


def flagged(corpus, file):
    """The views that Xcode calls ambiguous in an interface file, with their kinds."""
    tree = xml.etree.ElementTree.parse(os.path.join(corpus, "files", file))
    return {
        element.get("id"): element.tag for element in tree.iter()
        if element.get("ambiguous") == "YES" and element.get("id")}


def report_ambiguity(corpus, frames, problems):
    """Compares the views that have other values with those that Xcode calls ambiguous, in the files with any.

    Xcode checks a document as a whole, and leaves the attribute where it last found it. So precision counts views of
    the files in which it found some; the others may never have been checked.
    """
    answers = {}
    for line in open(frames):
        answer = json.loads(line)
        answers[answer["file"], answer["id"]] = answer["ambiguous"]
    views = {}
    for line in open(os.path.join(corpus, problems)):
        problem = json.loads(line)
        for view in problem["views"]:
            views[problem["file"], view["id"]] = view["layout"]
    theirs = {}
    for file in sorted({file for file, _ in views}):
        theirs.update({(file, view): kind for view, kind in flagged(corpus, file).items()})
    files = {file for file, _ in theirs}
    ours = {key for key, found in answers.items() if found and key[0] in files}
    known = {key for key in theirs if key in views}
    both = ours & known
    print(
        f"ambiguity flagged {len(theirs)} in {len(files)} files, of which {len(known)} are in the corpus's layouts; "
        f"found {len(ours)}, both {len(both)}: precision {100 * len(both) / max(1, len(ours)):.1f} "
        f"recall {100 * len(both) / max(1, len(known)):.1f}")
    elsewhere = {key for key, found in answers.items() if found and key[0] not in files}
    print(f"ambiguity found in files without a flag {len(elsewhere)} views in {len({key[0] for key in elsewhere})} files")
    for key in sorted(elsewhere):
        print(f"    found {' '.join(key)} {views[key]} {', '.join(answers[key])}")
    for key in sorted(theirs):
        if key not in ours:
            print(f"    missed {' '.join(key)} {theirs[key]} {views.get(key, 'in no layout')}")
    for key in sorted(ours - known):
        print(f"    found {' '.join(key)} {views[key]} {', '.join(answers[key])}")


def main():
    if len(sys.argv) != 3:
        sys.exit(__doc__)
    program, corpus = sys.argv[1:]
    for name in ["score.py", "files"] + [table[1] for table in TABLES]:
        if not os.path.exists(os.path.join(corpus, name)):
            sys.exit(f"{corpus} is no corpus: it has no {name}.")
    sys.path.insert(0, corpus)
    sys.dont_write_bytecode = True
    import score

    files = os.path.join(corpus, "files")
    with tempfile.TemporaryDirectory() as folder:
        for name, problems, options in TABLES:
            frames = os.path.join(folder, "frames.jsonl")
            with open(frames, "w") as output:
                subprocess.run([program, os.path.join(corpus, problems)], check=True, stdout=output)
            ours = verdicts(corpus, ["score", frames, files] + options, os.path.join(folder, "ours.jsonl"))
            theirs = verdicts(corpus, ["run", files] + options, os.path.join(folder, "theirs.jsonl"))
            report(name, ours, theirs, score.DECLARED)
            if not options:
                report_ambiguity(corpus, frames, problems)
            roots = os.path.join(corpus, "priority-roots.jsonl")
            if options and os.path.exists(roots):
                wanted = [json.loads(line) for line in open(roots)]
                right = [
                    root for root in wanted
                    if all(ours.get((root["file"], root["root"], view), {}).get("verdict") == "match" for view in root["views"])]
                views = sum(len(root["views"]) for root in wanted)
                matching = sum(
                    ours.get((root["file"], root["root"], view), {}).get("verdict") == "match"
                    for root in wanted for view in root["views"])
                print(f"priority-roots {len(right)} of {len(wanted)} views {matching} of {views}")


main()
