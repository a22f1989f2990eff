PYTHONPATH=/tmp/merge/src exec /work/main/.venv/bin/python "$@"
