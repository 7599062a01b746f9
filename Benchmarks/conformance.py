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
