Feature: Frequently asked questions
  Whoever wonders what the bank offers reads it in 22 questions, signed in or not.

  Background:
    Given a company with these people:
      | Ama | Single |

  @S1-2.14-01..02
  Scenario: A question opens and closes its answer
    Given Ama has opened "/faq"
    And Ama finds 22 questions
    When Ama opens the question "What does it cost?"
    Then Ama is told "There is no set-up cost. There is a monthly service fee, plus the charges of each transaction. A charge is shown before you confirm."
    And closing "What does it cost?" hides "There is no set-up cost." from Ama

  @S1-2.14-03 @S1-2.14-05
  Scenario: Visitors are led to the bank's contacts and back to the sign-in page
    Given Ama has opened "/faq"
    When Ama asks to contact the bank from the questions
    Then Ama sees the dialog "Contact Us"
    And Ama presses "Close"
    And "Back to Log In" leads Ama to "/login"

  @S1-2.14-03..04 @S1-2.14-11
  Scenario: Signed-in users are led to the complaint form and back to the dashboard
    Given Ama has signed in
    And Ama has opened "/faq"
    When Ama asks to contact the bank from the questions
    Then Ama is on "/complaint"
    And Ama has opened "/faq"
    And "Back to Dashboard" leads Ama to "/dashboard"

  @S1-2.14-06..10
  Scenario: The questions are grouped by topic
    When Ama opens "/faq"
    Then Ama finds these questions:
      | What is Corporate Internet Banking?                   |
      | Which services does it offer?                         |
      | How does my company enrol?                            |
      | What does it cost?                                    |
      | How many users can my company have?                   |
      | Can we decide which accounts a user may see?          |
      | Is there a limit on payments?                         |
      | Which browser should I use?                           |
      | I forgot my password. How do I reset it?              |
      | How do I receive one-time codes?                      |
      | What if a code does not arrive, or is not accepted?   |
      | Can I transfer to all banks in Ghana?                 |
      | When does a transfer arrive? What are the EFT cycles? |
      | What about weekends and public holidays?              |
      | Can I send mobile money to all networks?              |
      | When is E-Levy charged?                               |
      | Can I load prepaid cards and make statutory payments? |
      | How do I pay many people at once?                     |
      | Can payments recur by themselves?                     |
      | Can I make foreign transfers?                         |
      | How do I get a statement?                             |
      | How do I prove that I have paid?                      |

  @S1-1-26..48
  Scenario: The answers say what the bank offers, requires and costs, and when money and codes arrive
    Given Ama has opened "/faq"
    When Ama opens every answer
    Then Ama reads:
      | Yes. Transfers can be made to all banks in Ghana, as an instant transfer or through the Automated Clearing House (ACH). |
      | Yes, mobile money can be sent to all networks, to one wallet or to many at once. The name of the wallet is looked up and shown before you confirm. |
      | Yes. Prepaid card load is offered, for one card or for many. Statutory payments (taxes, SSNIT) are made under Bill Payments: enter the invoice or payment advice number, check what was found, and pay. |
      | make bulk transfers and schedule recurring payments |
      | Yes, scheduled recurring payments are offered: daily, weekly, monthly, quarterly or on a special date. They are listed under Schedule Transfers, where they can be changed or deleted. |
      | Direct debit for insurers is offered too. It is set up with the bank; ask the Contact Center. |
      | Yes, foreign and local FX transfers are offered. Enter the beneficiary, the bank's SWIFT code and the purpose; the current rates stand on the same page. |
      | Open an account, choose the period, and download the statement in PDF or Excel, or have it sent by e-mail. A stamped official statement can be ordered under Bank Statements. |
      | Use a bulk transfer. Download the built-in Excel/CSV template, fill in one row for each payment, and upload it. Save it as Excel (.xlsx or .xls). A spreadsheet of your own, also one saved as CSV, can be used too: you say which column is which. Each row is checked before anything is sent, and rows with a problem are marked. Shorter lists can be typed in. |
      | With the payment advice, which serves as proof of payment. Find the transaction under Transaction Reports and download its advice. |
      | As many as it needs: a company can have unlimited users. Each has a username of their own and one role: Single, Initiator, Authorizer, Viewer, or Initiator & Authorizer. |
      | Yes. Account access is configurable per user, and so are the menus. Ask for a change by official request. |
      | By official request. Write to the bank on your company's letterhead, signed by those who may sign for its accounts, and name the people who are to have access, the role of each, and the accounts each may use. |
      | There is no set-up cost. There is a monthly service fee, plus the charges of each transaction. A charge is shown before you confirm. |
      | Chrome is recommended, in a recent version. Other current browsers work as well. Keep the browser up to date, and do not sign in on a computer that others use. |
      | The default payment limit is GHS 50,000. It is configurable per day or per transaction: ask the bank by official request. |
      | E-Levy applies only to mobile money to third-party wallets. Where it applies, it is worked out and shown before you confirm. Bank transfers and prepaid cards carry no E-Levy. |
      | Instant (real-time) transfers credit immediately. |
      | Non-instant (ACH) transfers credit on the same day if processed before 12pm, otherwise on the next working day. |
      | Non-instant transfers that fall on weekends and holidays move to the next working day. Instant transfers do not wait. |
      | By e-mail and phone: each code is sent to the e-mail address and to the phone number that the bank has for you. It has five digits, can be used once, and the message says what it confirms. |

  @S1-1-49
  Scenario: Direct debit is mentioned in an answer, but has no screen
    Given Ama has signed in
    When Ama opens "/faq"
    And Ama opens the question "Which services does it offer?"
    Then Ama is told "Direct debit for insurers is offered too. It is set up with the bank; ask the Contact Center."
    And Ama sees no link "Direct Debit"
